import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useToday } from '#src/crud/values/use-today.ts';
import { sayDay } from '#src/i18n/said-day.ts';
import { showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { Plate } from '#src/ui/plate.tsx';
import { StatusChip, type Tone } from '#src/ui/status-chip.tsx';
import type { ShownMove } from './use-work.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  move: ShownMove;
  siteId: string;
  isChosen?: boolean;
  /** There where it can be taken on a round. */
  onTurn?: () => void;
}

/** One thing to carry: from where, which set, where to, and why it cannot wait. */
export function MoveCard({ move, siteId, isChosen = false, onTurn }: Props) {
  const { t } = useTranslation(['moves', 'wheel-sets']);
  const { set, licenseplate, season, size, kind } = move;
  // A set without a place is put away from its own page.
  const to =
    kind === 'put_away' ? `tyre-hotel/details/${move.set_id}` : `logistics/moves/${move.id}`;
  return (
    <article className={isChosen ? 'move-card card chosen' : 'move-card card'}>
      <div className="row">
        {move.place === null ? <span>{t('nowhere')}</span> : <b className="place">{move.place}</b>}
        <span aria-hidden="true">{'→'}</span>
        <b>{goalOf(move) || t(`moves.choices.kind.${kind}`)}</b>
      </div>
      <div className="row">
        <Plate plate={licenseplate || null} />
        <Link className="strong" to={sitePath(siteId, to)}>
          {set}
        </Link>
        <small className="muted">
          <Facts of={[t(`wheel-sets:wheel-sets.choices.season.${season}`), size]} />
        </small>
      </div>
      <div className="row">
        <Why move={move} />
        {move.unsent && <small className="warned">{t('unsent')}</small>}
      </div>
      {onTurn && (
        <label className="move-choice">
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={t('round.choose', { set })}
            onChange={onTurn}
          />
        </label>
      )}
    </article>
  );
}

/** Where it is to go, as far as that is known: the place, and the lift. */
export const goalOf = ({ to, station }: Pick<ShownMove, 'to' | 'station'>): string =>
  [to, station].filter(Boolean).join(' · ');

function Why({ move }: { move: ShownMove }) {
  const { t } = useTranslation('moves');
  const { state, problem, taken_by: who } = move;
  const isWrong = state === 'exception';
  return (
    <>
      {isWrong && (
        <StatusChip tone="bad">{t(`moves.choices.problem.${problem || 'missing'}`)}</StatusChip>
      )}
      {state === 'picked' && <StatusChip tone="info">{t('moves.choices.state.picked')}</StatusChip>}
      <Wanted by={move} />
      {who !== null && <StatusChip tone="info">{t('takenBy', { who })}</StatusChip>}
    </>
  );
}

type By = Pick<ShownMove, 'called' | 'station' | 'arrived_at' | 'due_on' | 'reason'>;

/** Who wants a set, and how urgently. */
export function Wanted({ by }: { by: By }) {
  const { t, i18n } = useTranslation('moves');
  const today = useToday();
  const { called, station, arrived_at: since, due_on: due, reason } = by;
  const [tone, text]: [Tone, string] = called
    ? ['bad', t('atLift', { lift: station })]
    : since !== null
      ? ['warn', t('waits', { time: showTime(since) })]
      : due !== null
        ? ['idle', t('due', { day: sayDay(due, today, i18n.language) })]
        : ['idle', t(`moves.choices.reason.${reason}`)];
  return <StatusChip tone={tone}>{text}</StatusChip>;
}
