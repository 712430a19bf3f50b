import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Row } from '#contract/kit/row.ts';
import { vehicleCalls } from '#contract/car/vehicles.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** Which tyres the cars of a model in the register have. */
export function SeenTab({ row }: { row: Row }) {
  const { t } = useTranslation('vehicles');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, vehicleCalls.seen, { params: { id: row.id } }));
  const seen = query.data?.data;
  return (
    <section className="section">
      <Loaded query={query} rows={3} empty={t('seen.none')} />
      {seen && seen.length > 0 && (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('seen.front')}</th>
              <th scope="col">{t('seen.rear')}</th>
              <th scope="col">{t('seen.number')}</th>
            </tr>
          </thead>
          <tbody>
            {seen.map(({ front_dimension: front, rear_dimension: rear, cars }) => (
              <tr key={`${front} ${rear}`}>
                <th scope="row">{front}</th>
                <td>{rear || '–'}</td>
                <td>{t('seen.cars', { count: cars })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
