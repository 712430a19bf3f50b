import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { registryCalls } from '#contract/car/registry.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Plate } from '#src/ui/plate.tsx';
import { Time } from '#src/ui/time.tsx';

/** Who looked up what at this site, and of an owner why. */
export function LookUpLog() {
  const { t } = useTranslation('cars');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, registryCalls.lookUps, undefined));
  const all = query.data?.data;
  return (
    <section className="section">
      <h2>{t('log.title')}</h2>
      <p>{t('log.lead')}</p>
      <Loaded query={query} empty={t('log.none')} />
      {all && all.length > 0 && (
        <ol className="rows">
          {all.map((one) => (
            <li key={one.id}>
              <Time at={one.at} variant="both" />
              <Plate plate={one.licenseplate} />
              <span>
                {one.purpose === null ? t('log.car') : t(`owner.choices.purpose.${one.purpose}`)}
              </span>
              <small>{t(`log.outcomes.${one.outcome}`)}</small>
              <small>{one.by}</small>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
