import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choice, number, reference, text } from '#contract/kit/fields.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { adjustmentReasons } from '#contract/stock/stock-levels/movement-rules.ts';
import { stockMovementCalls } from '#contract/stock/stock-levels/stock-movements.ts';
import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { fullest, writtenDown } from './levels.ts';
import type { MoveInput } from './move-dialog.tsx';

const fields = {
  warehouse_id: reference((): Resource => warehouses, { required: true }),
  dot: text(4, { numeric: true }),
  quantity: number({ from: 0, to: 999_999_999, digits: 3 }, { required: true }),
  reason: choice(adjustmentReasons, {}),
  note: text(200, {}),
};

/** How much of a product really stands in a warehouse. */
export function AdjustForm({ product, levels, onClose, onMoved }: MoveInput) {
  const { t } = useTranslation('stock-levels');
  const shown = useQuantity();
  const [intent] = useState(() => crypto.randomUUID());
  const at = fullest(levels);
  const dot = levels.find((one) => one.warehouse_id === at?.id)?.dots[0]?.dot ?? '';
  return (
    <CallForm
      call={stockMovementCalls.adjust}
      about={String(product.id)}
      words="stock-levels:adjust"
      fields={fields}
      start={{
        dot,
        reason: 'counted',
        ...(at && { warehouse_id: at.id, shown: { warehouse_id: at.name } }),
      }}
      hints={(typed) => ({
        quantity: t('adjust.hints.quantity', {
          count: shown(writtenDown(levels, typed.warehouse_id, typed.dot)),
        }),
      })}
      body={(typed) => ({
        ...typed,
        intent,
        product_id: product.id,
        was: writtenDown(levels, typed.warehouse_id, typed.dot),
      })}
      ready={(typed) => typed.warehouse_id !== null && typed.quantity !== null}
      submit={t('adjust.do')}
      onDone={onMoved}
      onCancel={onClose}
    />
  );
}
