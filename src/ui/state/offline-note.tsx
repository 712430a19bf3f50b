import { useTranslation } from 'react-i18next';
import { showTime } from '../../i18n/time.ts';
import './states.css';

interface Props {
  /** From when what is shown is (ms); null when there is nothing to show. */
  asOf: number | null;
  /** What answered in the server's place, in words, where something did. */
  instead?: string | null;
}

/** Says that the server is not reached, and of what is shown from when it is. */
export function OfflineNote({ asOf, instead = null }: Props) {
  const { t } = useTranslation('common');
  return (
    <p className="message warn" role="status">
      {instead}
      {instead !== null && asOf !== null && (
        <span>{` ${t('asOf', { time: showTime(asOf) })}`}</span>
      )}
      {instead === null && (
        <span>
          {asOf === null ? t('offline.none') : t('offline.old', { time: showTime(asOf) })}
        </span>
      )}
    </p>
  );
}

// Specification of what is old: what is younger need not say how old it is.
const freshMs = 60_000;

/** `As of 14:05`, for what is older than a minute; both in ms by one clock. */
export function AsOf({ asOf, now }: { asOf: number | null; now: number }) {
  const { t } = useTranslation('common');
  if (asOf === null || now - asOf <= freshMs) return null;
  return <span className="muted small">{t('asOf', { time: showTime(asOf) })}</span>;
}
