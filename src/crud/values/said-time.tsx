import { useTranslation } from 'react-i18next';
import { serverNow } from '#src/data/server-time.ts';
import { useToday } from './use-today.ts';
import { isDay } from '#src/i18n/time.ts';
import { sayDay, sayInstant } from '#src/i18n/said-day.ts';

interface Props {
  /** A day (`yyyy-MM-dd`) or an instant (ISO 8601). */
  value: string;
  /** The same in numbers. */
  text: string;
}

/** When something is or was, as people say it; pointed at, in numbers. */
export function SaidTime({ value, text }: Props) {
  const { i18n } = useTranslation();
  const today = useToday();
  const said = isDay(value)
    ? sayDay(value, today, i18n.language)
    : sayInstant(value, serverNow(), i18n.language);
  return (
    <time className="amount" dateTime={value} title={said === text ? undefined : text}>
      {said}
    </time>
  );
}
