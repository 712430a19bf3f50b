import { useTranslation } from 'react-i18next';
import { useServerNow } from '#src/data/use-server-now.ts';
import { showTime } from '#src/i18n/time.ts';

const freshMs = 60_000;

/** How old what is shown is, once it is older than a minute. */
export function StaleNote({ asOf }: { asOf: number | null }) {
  const { t } = useTranslation('queue-screens');
  const now = useServerNow(5_000);
  if (asOf === null || now - asOf <= freshMs) return null;
  return (
    <p className="screen-stale message warn" role="status">
      <span aria-hidden="true">{'⚠ '}</span>
      {t('stale', { time: showTime(asOf) })}
    </p>
  );
}
