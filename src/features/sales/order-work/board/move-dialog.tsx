import { useTranslation } from 'react-i18next';
import type { WorkCard } from '#contract/sales/order-work/order-work.ts';
import { boardStates } from '#contract/sales/order-work/work-rules.ts';
import { orders } from '#contract/sales/orders.ts';
import { ActionList } from '#src/crud/steps/actions.tsx';
import { useTranslations } from '#src/crud/words.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import type { Moves } from './use-moves.ts';

interface Props {
  card: WorkCard;
  moves: Moves;
  onClose: () => void;
}

/** Where a drag leads, without a mouse: each other column, with why not. */
export function MoveDialog({ card, moves, onClose }: Props) {
  const { t } = useTranslation('order-work');
  const words = useTranslations(orders);
  const { plate, number, id } = card;
  const states = [...boardStates, 'cancelled'].filter((state) => state !== card.state);
  return (
    <Dialog
      open
      title={t('board.moveWhat', { who: plate ?? (number || `#${id}`) })}
      onClose={onClose}
    >
      <div data-first-focus>
        <ActionList
          actions={states.map((state) => ({
            name: state,
            label: words.choice('state', state),
            why: moves.whyNot(card, state),
            act: () => moves.move(card, state),
          }))}
          onTaken={onClose}
        />
      </div>
    </Dialog>
  );
}
