import { useTranslation } from 'react-i18next';
import { useServerNow } from '#src/data/use-server-now.ts';
import { Button } from '#src/ui/button.tsx';
import type { Hold } from './use-hold.ts';

const second = 1000;
const minute = 60;

/** For how long a time is still kept; once it is not, that it is not, and a way to keep it again. */
export function HoldNote({ until, again }: Pick<Hold, 'again'> & { until: number }) {
  const { t } = useTranslation('bookings');
  const left = Math.ceil((until - useServerNow(second)) / second);
  if (left <= 0) {
    return (
      <p className="message warn row" role="status">
        {t('hold.over')}
        <Button onClick={again}>{t('hold.again')}</Button>
      </p>
    );
  }
  const time = `${Math.floor(left / minute)}:${String(left % minute).padStart(2, '0')}`;
  return (
    <p className="muted" role="timer">
      {t('hold.left', { time })}
    </p>
  );
}
