import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { showTime } from '#src/i18n/time.ts';
import { useJudge } from '../move/use-judge.ts';
import type { Column } from './columns.ts';
import { seenAgainst, type Meant } from './place-meant.ts';

interface Props {
  meant: Meant;
  columns: readonly Column[];
  now: number;
  style: CSSProperties;
}

const tones = { free: 'ok', refused: 'bad', asked: undefined };

/** Where something would come to stand, and whether it may, in words. */
export function Ghost({ meant, columns, now, style }: Props) {
  const { t } = useTranslation('calendar');
  const { row, day } = columns[meant.column]!;
  const seen = seenAgainst(meant, columns, now);
  const judged = useJudge(meant, row.id, day.day);
  const against = judged === null ? seen && t(`bookings:reasons.${seen}`) : judged.against;
  const is = against ? 'refused' : judged === null && meant.booking ? 'asked' : 'free';
  const minutes = judged?.minutes ?? meant.minutes;
  const until = showTime(meant.begins + minutes * 60_000);
  const isOtherLength = is === 'free' && minutes !== meant.minutes && meant.minutes > 0;
  return (
    <div className="calendar-ghost" data-tone={tones[is]} style={style}>
      <p role="status">
        <b>{`${showTime(meant.begins)}–${until}`}</b> <span>{row.name}</span>
        <br />
        <span aria-hidden="true">{{ free: '✓', refused: '✕', asked: '…' }[is]} </span>
        {against || t(`is.${is}`)}
        {isOtherLength && (
          <>
            <br />
            <b>{t('otherLength', { minutes, before: meant.minutes })}</b>
          </>
        )}
      </p>
    </div>
  );
}
