import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import { treadReportCalls, type Suggestion } from '#contract/workshop/tread-depth/report.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { showAlert } from '#src/data/alerts.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { Button } from '#src/ui/button.tsx';
import { Plate } from '#src/ui/plate.tsx';

interface Props {
  siteId: SiteId;
  id: number;
  reading: { readonly licenseplate: string; readonly version: number };
}

/** Says which car a reading is of that nobody knows: those whose plates are nearly the same are offered. */
export function MatchPanel({ siteId, id, reading }: Props) {
  const { t } = useTranslation('tread-depth');
  const { busy, actionError, run } = useAction();
  const query = useQuery(queryFor(siteId, treadReportCalls.suggestions, { params: { id } }));

  const match = ({ carId, licenseplate }: Suggestion) =>
    run(async (write) => {
      const body = { car_id: carId, version: reading.version };
      await write(treadReadings.calls.save, { params: { id }, body }, { siteId });
      refetchResource(siteId, treadReadings);
      await queryClient.invalidateQueries({ queryKey: [siteId] });
      showAlert({ type: 'success', content: t('show.matched', { plate: licenseplate }) });
    });

  const cars = query.data?.data;
  return (
    <section className="section">
      <h2>{t('show.match')}</h2>
      <Loaded query={query} rows={2} />
      {cars?.length === 0 && <p>{t('show.noneAlike')}</p>}
      {cars && cars.length > 0 && (
        <>
          <p>{t('show.matchHint', { plate: reading.licenseplate })}</p>
          <ul className="rows apart">
            {cars.map((car) => (
              <li key={car.carId}>
                <span>
                  <Plate plate={car.licenseplate} /> {car.car}
                  <small>
                    {car.here ? t('show.here') : t('show.letters', { count: car.distance })}
                  </small>
                </span>
                <Button busy={busy} onClick={() => void match(car)}>
                  {t('show.isThis', { plate: car.licenseplate })}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div role="alert">
        {actionError.text && <p className="field-error">{actionError.text}</p>}
      </div>
    </section>
  );
}
