import { useTranslation } from 'react-i18next';
import { autoBookings } from '#contract/booking/auto-bookings/auto-bookings.ts';
import type { WaveBoard } from '#contract/booking/auto-bookings/auto-booking-calls.ts';
import { waveCarStates, waveFunnel } from '#contract/booking/auto-bookings/wave-rules.ts';
import type { Row } from '#contract/kit/row.ts';
import { BatchProgress, ItemCounts } from '#src/crud/batch/item-counts.tsx';
import { Loaded } from '#src/crud/loaded.tsx';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { HeatMap } from './heat-map.tsx';
import { Reasons } from './reasons.tsx';
import { Unanswered } from './unanswered.tsx';
import { useBoard } from './use-board.ts';
import { WaveCost } from './wave-cost.tsx';
import { WaveFunnel } from './wave-funnel.tsx';

/** A wave as it is planned, and as it goes. */
export function BoardTab({ row }: { row: Row }) {
  const { t } = useTranslation('auto-bookings');
  const query = useBoard(row);
  const mayWrite = useMayWrite(autoBookings);
  const state = row['state'] as string;
  const isInvited = state !== 'draft' && state !== 'planned';
  if (state === 'draft') return <EmptyState title={t('board.draft')} />;
  return (
    <Loaded query={query} rows={6}>
      {({ data }) => (
        <div className="stack">
          {!data.has_invite && <p className="callout">{t('board.noInvite')}</p>}
          <StateCounts board={data} isInvited={isInvited} />
          {isInvited && <WaveFunnel board={data} />}
          {isInvited && mayWrite && <Unanswered row={row} board={data} />}
          <section className="section">
            <h2>{t('heat.title')}</h2>
            <HeatMap days={data.days} />
          </section>
          <WaveCost board={data} price={row['sms_price'] as number | null} />
          <Reasons title={t('board.overflow')} reasons={data.overflow} />
          <Reasons title={t('board.out')} reasons={data.out} />
        </div>
      )}
    </Loaded>
  );
}

interface StateCountsProps {
  board: WaveBoard;
  isInvited: boolean;
}

/** How many stand in each way: each number leads to who they are. */
function StateCounts({ board, isInvited }: StateCountsProps) {
  const { t } = useTranslation('auto-bookings');
  const { standings, sent, waiting, not_sent: notSent, nudged } = board;
  const planned = standings.find(({ standing }) => standing === 'planned')?.count ?? 0;
  const { made } = waveFunnel(board);
  const counts = standings
    .map(({ standing, count }) => ({ state: standing, count }))
    .toSorted(
      (one, other) => waveCarStates.indexOf(one.state) - waveCarStates.indexOf(other.state),
    );
  const all = made + planned;
  return (
    <section className="section">
      <h2>{t('board.title')}</h2>
      {isInvited && (
        <BatchProgress
          made={made}
          all={all}
          text={t('board.made', { made, all, sent, waiting, notSent, nudged })}
        />
      )}
      <ItemCounts
        label={t('board.title')}
        counts={counts}
        stateText={(state) => t(`standings.${state}`)}
        tab="people"
      />
    </section>
  );
}
