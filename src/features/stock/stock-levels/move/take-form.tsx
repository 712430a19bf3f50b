import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quantity, reference, text, yesNo } from '#contract/kit/fields.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { stockMovementCalls } from '#contract/stock/stock-levels/stock-movements.ts';
import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { fullest, isShort } from './levels.ts';
import type { MoveInput } from './move-dialog.tsx';
import { useFree } from './use-free.ts';

const fields = {
  warehouse_id: reference((): Resource => warehouses, { required: true }),
  quantity: quantity({ required: true }),
  dot: text(4, { numeric: true }),
  source: text(60, { hint: true }),
  note: text(200, {}),
  override: yesNo({ hint: true }),
};

/** What is taken out of a warehouse to be used. */
export function TakeForm({ product, levels, onClose, onMoved }: MoveInput) {
  const { t } = useTranslation('stock-levels');
  const free = useFree(levels);
  const [intent] = useState(() => crypto.randomUUID());
  const from = fullest(levels);
  return (
    <CallForm
      call={stockMovementCalls.take}
      about={String(product.id)}
      words="stock-levels:take"
      fields={fields}
      without={(typed) => (isShort(levels, typed.warehouse_id, typed.quantity) ? [] : ['override'])}
      start={{
        quantity: 1_000,
        ...(from && { warehouse_id: from.id, shown: { warehouse_id: from.name } }),
      }}
      hints={(typed) => ({ quantity: free(typed.warehouse_id) })}
      body={(typed) => ({ ...typed, intent, product_id: product.id })}
      ready={(typed) => typed.warehouse_id !== null && typed.quantity !== null}
      submit={t('take.do')}
      onDone={onMoved}
      onCancel={onClose}
    />
  );
}
