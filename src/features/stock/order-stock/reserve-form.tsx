import { useTranslation } from 'react-i18next';
import { date, quantity, reference } from '#contract/kit/fields.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { orderStockCalls } from '#contract/stock/order-stock/order-stock.ts';
import { heldUntil } from '#contract/stock/order-stock/held-until.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { serverNow } from '#src/data/server-time.ts';
import { useFree } from '#src/features/stock/stock-levels/exports.ts';
import { showDate } from '#src/i18n/time.ts';
import { startOf, type FormInput } from './form-input.ts';

const fields = {
  warehouse_id: reference((): Resource => warehouses, { required: true }),
  quantity: quantity({ required: true }),
  held_until: date({ required: true }),
};

/** Keeps what stands in a warehouse for an order. */
export function ReserveForm({ orderId, promisedAt, product, levels, onDone, onClose }: FormInput) {
  const { t } = useTranslation('order-stock');
  const free = useFree(levels);
  const left = product.ordered - product.delivered - product.reserved;
  const promised = promisedAt === null ? null : showDate(promisedAt);
  const until = heldUntil(promised, showDate(serverNow()));
  return (
    <CallForm
      call={orderStockCalls.reserve}
      params={{ id: orderId }}
      about={`${orderId}.${product.product_id}`}
      words="order-stock:reserve"
      fields={fields}
      start={{ ...startOf(levels, left), held_until: until }}
      hints={(typed) => ({ quantity: free(typed.warehouse_id) })}
      body={(typed) => ({ ...typed, product_id: product.product_id })}
      ready={(typed) =>
        typed.warehouse_id !== null && typed.quantity !== null && Boolean(typed.held_until)
      }
      submit={t('reserve.do')}
      onDone={onDone}
      onCancel={onClose}
    />
  );
}
