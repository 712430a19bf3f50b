import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cashRegisters, isForPractice } from '#contract/cash/cash-registers/cash-registers.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import type { ReportLine } from '#contract/kit/report.ts';
import { dailyTakings } from '#contract/reports/cash/daily-takings.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { useReportWords } from '#src/crud/report/report-words.ts';
import { useToday } from '#src/crud/values/use-today.ts';
import { queryFor } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { ownTile } from './own-tile.ts';
import { Tile } from './tile.tsx';
import { TileNumber } from './tile-number.tsx';

const week = 7;
const [sales, returns] = ['sales', 'returns'].map((name) =>
  Object.keys(dailyTakings.columns).indexOf(name),
);

/** What the registers in use sold today, beside the same weekday a week ago until the end of this hour; nothing where none is in use. */
export function TakingsTile() {
  const { t } = useTranslation('dashboard');
  const siteId = useSiteId();
  const today = useToday();
  const ago = daysAfter(today, -week);
  const words = useReportWords(dailyTakings);
  const hours = (day: string) =>
    queryFor(siteId, dailyTakings.calls.run, { query: { from: day, to: day, by: 'hour' } });
  const registers = useQuery(queryFor(siteId, cashRegisters.calls.list, { query: {} }));
  const taken = useQuery(hours(today));
  const before = useQuery(hours(ago));
  const changed = useChanges(cashRegisters.name);
  useReadAgain(registers, changed);
  useReadAgain(taken, changed);
  const hour = showTime(serverNow()).slice(0, 2);
  const end = `${String(Number(hour) + 1).padStart(2, '0')}:00`;
  if (!registers.data?.data.some((one) => !isForPractice(one))) return null;
  const earlier = before.data?.data.lines;
  return (
    <Tile
      name="takings"
      title={t('takings.title')}
      to={`${sitePath(siteId, 'reports/daily-takings')}?from=${today}&to=${today}`}
      tile={ownTile(taken, ({ data }) => data.lines)}
      onRetry={() => void taken.refetch()}
    >
      {(lines) => (
        <dl className="tile-numbers">
          <TileNumber
            name={t('takings.today')}
            count={lines ? words.whole(sum(lines)) : undefined}
          />
          <TileNumber
            name={t('takings.until', { time: end })}
            count={
              earlier && words.whole(sum(earlier.filter(({ key }) => key !== null && key <= hour)))
            }
          />
          <TileNumber name={t('takings.ago')} count={earlier && words.whole(sum(earlier))} />
        </dl>
      )}
    </Tile>
  );
}

/** What was sold less what came back, in minor units. */
const sum = (lines: readonly ReportLine[]): number =>
  lines.reduce((all, { values }) => all + (values[sales!] ?? 0) - (values[returns!] ?? 0), 0);
