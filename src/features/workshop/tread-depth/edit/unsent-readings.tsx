import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import { useOutbox } from '#src/data/outbox/use-outbox.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

const { path } = treadReadings.calls.add;

/** Readings of this device that the server does not have yet: they can still be changed. Nothing when there are none. */
export function UnsentReadings() {
  const { t } = useTranslation('tread-depth');
  const siteId = useSiteId();
  const rows = useOutbox(siteId).rows.filter((row) => row.path === path);
  if (rows.length === 0) return null;
  return (
    <section className="section tread-unsent">
      <h2>{t('edit.unsent')}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.seq} className="row">
            <Link to={sitePath(siteId, `car/tread-depth-readings/new?unsent=${row.seq}`)}>
              {t('edit.openUnsent', { who: row.act.values?.['who'] ?? '' })}
            </Link>
            {row.actionError && <span className="field-error">{row.actionError.message}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
