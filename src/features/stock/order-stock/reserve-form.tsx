import { useTranslation } from 'react-i18next';
import { date, quantity, reference } from '#contract/kit/fields.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { orderStockCalls } from '#contract/stock/order-stock/order-stock.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { useFree } from '#src/features/stock/stock-levels/exports.ts';
import { startOf, type FormInput } from './form-input.ts';

const fields = {
  warehouse_id: reference((): Resource => warehouses, { required: true }),
  quantity: quantity({ required: true }),
  held_until: date({ required: true }),
};

/** Keeps what stands in a warehouse for an order. */
export function ReserveForm({ orderId, product, levels, onDone, onClose }: FormInput) {
  const { t } = useTranslation('order-stock');
  const free = useFree(levels);
  const left = product.ordered - product.delivered - product.reserved;
  return (
    <CallForm
      call={orderStockCalls.reserve}
      params={{ id: orderId }}
      about={`${orderId}.${product.product_id}`}
      words="order-stock:reserve"
      fields={fields}
      start={{ quantity: left, ...startOf(levels) }}
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
