import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quantity, reference, text, yesNo } from '#contract/kit/fields.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { orderStockCalls } from '#contract/stock/order-stock/order-stock.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { isShort, useFree } from '#src/features/stock/stock-levels/exports.ts';
import { startOf, type FormInput } from './form-input.ts';

const fields = {
  warehouse_id: reference((): Resource => warehouses, { required: true }),
  quantity: quantity({ required: true }),
  dot: text(4, { numeric: true }),
  override: yesNo({ hint: true }),
};

/** Takes what an order sells out of a warehouse. */
export function DeliverForm({ orderId, product, levels, onDone, onClose }: FormInput) {
  const { t } = useTranslation('order-stock');
  const free = useFree(levels);
  const quantityText = useQuantity();
  const [intent] = useState(() => crypto.randomUUID());
  // What is kept for this very order is free to it.
  const short = (warehouse: number | null, wanted: number | null) =>
    isShort(levels, warehouse, Math.max(0, (wanted ?? 0) - product.reserved));
  const there = (text: string) =>
    product.reserved > 0
      ? `${text} · ${t('deliver.kept', { quantity: quantityText(product.reserved) })}`
      : text;
  return (
    <CallForm
      call={orderStockCalls.deliver}
      params={{ id: orderId }}
      about={`${orderId}.${product.product_id}`}
      words="order-stock:deliver"
      fields={fields}
      without={(typed) => (short(typed.warehouse_id, typed.quantity) ? [] : ['override'])}
      start={startOf(levels, product.ordered - product.delivered, product.reserved)}
      hints={(typed) => ({ quantity: there(free(typed.warehouse_id)) })}
      body={(typed) => ({ ...typed, intent, product_id: product.product_id })}
      ready={(typed) => typed.warehouse_id !== null && typed.quantity !== null}
      submit={t('deliver.do')}
      onDone={onDone}
      onCancel={onClose}
    />
  );
}
