import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { text, yesNo } from '#contract/kit/fields.ts';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import {
  stockMovementCalls,
  type ShownMovement,
} from '#contract/stock/stock-levels/stock-movements.ts';
import { noteChange } from '#src/crud/live-changes.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { useQuantity } from '#src/crud/values/use-quantity.ts';

const fields = { note: text(200, {}), override: yesNo({ hint: true }) };

interface Props {
  movement: ShownMovement;
  onClose: () => void;
}

/** Takes a movement back. What came may have been taken since: then somebody says so. */
export function ReverseDialog({ movement, onClose }: Props) {
  const { t } = useTranslation('stock-levels');
  const quantity = useQuantity();
  const [intent] = useState(() => crypto.randomUUID());
  const what = t(`kinds.${movement.kind}`);
  return (
    <Dialog open title={t('reverse.title')} place="foot" onClose={onClose}>
      <p>{t('reverse.text', { what, quantity: quantity(movement.quantity) })}</p>
      <CallForm
        call={stockMovementCalls.reverse}
        params={{ id: movement.id }}
        about={String(movement.id)}
        words="stock-levels:reverse"
        fields={fields}
        without={movement.to === null ? ['override'] : []}
        body={(typed) => ({ ...typed, intent })}
        ready={() => true}
        submit={t('reverse.do')}
        variant="danger"
        onDone={() => {
          noteChange(stockLevels.name);
          onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
