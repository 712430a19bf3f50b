import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkCard } from '#contract/sales/order-work/order-work.ts';
import type { BoardState } from '#contract/sales/order-work/work-rules.ts';
import { classes } from '#src/ui/classes.ts';
import { BoardCard } from './board-card.tsx';
import type { Moves } from './use-moves.ts';

interface Props {
  siteId: string;
  name: string;
  state: BoardState;
  cards: readonly WorkCard[];
  now: number;
  moves: Moves;
  /** What is dragged now. */
  dragged: WorkCard | null;
  onDrag: (card: WorkCard | null) => void;
  onMove: (card: WorkCard) => void;
  /** It stands beside others. */
  headed: boolean;
}

/** The orders in one state. While one is dragged it says whether that can stand here, and why not. */
export function Column({ name, state, cards, moves, dragged, onDrag, headed, ...props }: Props) {
  const { t } = useTranslation('order-work');
  const [over, setOver] = useState(false);
  const isTarget = dragged !== null && dragged.state !== state;
  const why = isTarget ? moves.whyNot(dragged, state) : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a mouse drops here; keys have the dialog
    <section
      className={classes(
        'board-column stack',
        isTarget && (why ? 'shut' : 'open'),
        over && isTarget && 'over',
      )}
      aria-label={name}
      onDragOver={(event) => {
        if (!isTarget) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = why ? 'none' : 'move';
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrag(null);
        if (isTarget) moves.move(dragged, state);
      }}
    >
      {headed && (
        <h2>
          {name} <small>{cards.length}</small>
        </h2>
      )}
      {over && why && <p className="small strong alarmed">{why}</p>}
      {cards.length === 0 && <p className="muted small">{t(`board.emptyIn.${state}`)}</p>}
      <ul className="stack">
        {cards.map((card) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a mouse drags it; keys have the dialog
          <li
            key={card.id}
            draggable={headed}
            onDragStart={(event) => {
              event.dataTransfer.setData('text/plain', card.number);
              event.dataTransfer.effectAllowed = 'move';
              onDrag(card);
            }}
            onDragEnd={() => onDrag(null)}
          >
            <BoardCard card={card} moves={moves} {...props} />
          </li>
        ))}
      </ul>
    </section>
  );
}
