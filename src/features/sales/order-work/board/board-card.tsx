import { useTranslation } from 'react-i18next';
import { personOutline, timeOutline } from 'ionicons/icons';
import { Link } from 'react-router';
import type { WorkCard } from '#contract/sales/order-work/order-work.ts';
import { boardStates, minutesWorked } from '#contract/sales/order-work/work-rules.ts';
import { orders } from '#contract/sales/orders.ts';
import { SaidTime } from '#src/crud/values/said-time.tsx';
import { useTranslations } from '#src/crud/words.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Meter } from '#src/ui/chart/meter.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Plate } from '#src/ui/plate.tsx';
import { useSubStates } from '../use-sub-states.tsx';
import type { Moves } from './use-moves.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  siteId: string;
  card: WorkCard;
  now: number;
  moves: Moves;
  onMove: (card: WorkCard) => void;
}

/** An order on the board: whose, until when, where and by whom; a press takes it one column on, or wherever it may go. */
export function BoardCard({ siteId, card, now, moves, onMove }: Props) {
  const { t } = useTranslation('order-work');
  const words = useTranslations(orders);
  const states = useSubStates(card, now);
  const { plate, number, id, promised_at: promised, place, mechanic, customer, car } = card;
  const called = plate ?? (number || `#${id}`);
  const spent = minutesWorked(
    card.times.map(({ began_at: began, ended_at: ended }) => ({
      began: Date.parse(began),
      ended: ended === null ? null : Date.parse(ended),
    })),
    now,
  );
  const next = boardStates
    .slice(boardStates.indexOf(card.state as (typeof boardStates)[number]) + 1)
    .find((state) => moves.whyNot(card, state) === undefined);
  const minutes =
    card.minutes_planned > 0
      ? t('times.ofPlanned', { minutes: spent, planned: card.minutes_planned })
      : spent > 0 && t('minutes', { count: spent });
  return (
    <article className="board-card card" aria-label={called}>
      <Link className="row plain" to={sitePath(siteId, `${id}/order2/main`)}>
        {plate === null ? <b>{called}</b> : <Plate plate={plate} />}
        <small>
          <Facts of={[plate !== null && number, car]} />
        </small>
      </Link>
      <p className="small">{customer}</p>
      {states.length > 0 && <div className="row tight">{states}</div>}
      <p className="small">
        <Facts
          of={[
            promised && (
              <span key="promised" className="row tight nowrap">
                <Icon icon={timeOutline} />
                <SaidTime value={promised} text={`${showDate(promised)} ${showTime(promised)}`} />
              </span>
            ),
            mechanic && (
              <span key="mechanic" className="row tight nowrap">
                <Icon icon={personOutline} />
                <span>{mechanic}</span>
              </span>
            ),
            place,
            minutes,
          ]}
        />
      </p>
      {card.lines > 0 && (
        <Meter
          label={t('linesDone')}
          value={card.lines_done}
          most={card.lines}
          text={t('ofLines', { done: card.lines_done, all: card.lines })}
          tone={card.lines_done === card.lines ? 'ok' : 'info'}
        />
      )}
      <div className="actions">
        {next && (
          <Button busy={moves.steps.busy} onClick={() => moves.move(card, next)}>
            <span aria-hidden="true">→ </span>
            {words.choice('state', next)}
            <span className="visually-hidden">{`: ${called}`}</span>
          </Button>
        )}
        <Button aria-label={`${t('board.move')} ${called}`} onClick={() => onMove(card)}>
          {t('board.move')}
        </Button>
      </div>
    </article>
  );
}
