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
  from_warehouse: reference((): Resource => warehouses, { required: true }),
  to_warehouse: reference((): Resource => warehouses, { required: true }),
  quantity: quantity({ required: true }),
  dot: text(4, { numeric: true }),
  note: text(200, {}),
  override: yesNo({ hint: true }),
};

/** What is carried from one warehouse of the site into another. */
export function TransferForm({ product, levels, onClose, onMoved }: MoveInput) {
  const { t } = useTranslation('stock-levels');
  const free = useFree(levels);
  const [intent] = useState(() => crypto.randomUUID());
  const from = fullest(levels);
  return (
    <CallForm
      call={stockMovementCalls.transfer}
      about={String(product.id)}
      words="stock-levels:transfer"
      fields={fields}
      without={(typed) =>
        isShort(levels, typed.from_warehouse, typed.quantity) ? [] : ['override']
      }
      start={{
        quantity: 1_000,
        ...(from && { from_warehouse: from.id, shown: { from_warehouse: from.name } }),
      }}
      hints={(typed) => ({ quantity: free(typed.from_warehouse) })}
      body={(typed) => ({ ...typed, intent, product_id: product.id })}
      ready={(typed) =>
        typed.from_warehouse !== null && typed.to_warehouse !== null && typed.quantity !== null
      }
      submit={t('transfer.do')}
      onDone={onMoved}
      onCancel={onClose}
    />
  );
}
