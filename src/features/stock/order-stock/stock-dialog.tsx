import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { date, quantity, reference, text, yesNo } from '#contract/kit/fields.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { orderStockCalls, type OrderProduct } from '#contract/stock/order-stock/order-stock.ts';
import { productStockCalls } from '#contract/stock/stock-levels/stock-movements.ts';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { noteChange } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { fullest, isShort, useFree } from '#src/features/stock/stock-levels/exports.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import type { StockInWarehouse } from '#contract/stock/stock-levels/stock-movements.ts';

export type Doing = 'reserve' | 'deliver';

const where = {
  warehouse_id: reference((): Resource => warehouses, { required: true }),
  quantity: quantity({ required: true }),
};
const kept = { ...where, held_until: date({ required: true }) };
const delivered = { ...where, dot: text(4, {}), despite: yesNo({ hint: true }) };

interface Props {
  readonly orderId: number;
  readonly kind: Doing;
  readonly product: OrderProduct;
  readonly onClose: () => void;
}

/** Keeps a product for an order, or delivers it. */
export function StockDialog({ kind, ...given }: Props) {
  const { t } = useTranslation('order-stock');
  const siteId = useSiteId();
  const { product, onClose } = given;
  const params = { id: product.product_id };
  const query = useQuery(queryFor(siteId, productStockCalls.ofProduct, { params }));
  const Form = kind === 'reserve' ? ReserveForm : DeliverForm;
  return (
    <Dialog open title={t(`${kind}.title`)} place="side" onClose={onClose}>
      <p>
        <b>{product.name}</b> <span className="muted">{product.number}</span>
      </p>
      <Loaded query={query} rows={3}>
        {({ data: levels }) => <Form {...given} levels={levels} />}
      </Loaded>
    </Dialog>
  );
}

interface Input extends Omit<Props, 'kind'> {
  readonly levels: readonly StockInWarehouse[];
}

const startOf = (levels: readonly StockInWarehouse[]) => {
  const at = fullest(levels);
  return at ? { warehouse_id: at.id, shown: { warehouse_id: at.name } } : {};
};
const changed = (close: () => void) => () => {
  noteChange(stockLevels.name);
  close();
};

function ReserveForm({ orderId, product, levels, onClose }: Input) {
  const { t } = useTranslation('order-stock');
  const free = useFree(levels);
  return (
    <CallForm
      call={orderStockCalls.reserve}
      params={{ id: orderId }}
      about={`${orderId}.${product.product_id}`}
      words="order-stock:reserve"
      fields={kept}
      start={{
        quantity: product.ordered - product.delivered - product.reserved,
        ...startOf(levels),
      }}
      hints={(typed) => ({ quantity: free(typed.warehouse_id) })}
      body={(typed) => ({ ...typed, product_id: product.product_id })}
      ready={(typed) =>
        typed.warehouse_id !== null && typed.quantity !== null && Boolean(typed.held_until)
      }
      submit={t('reserve.do')}
      onDone={changed(onClose)}
      onCancel={onClose}
    />
  );
}

function DeliverForm({ orderId, product, levels, onClose }: Input) {
  const { t } = useTranslation('order-stock');
  const free = useFree(levels);
  const [intent] = useState(() => crypto.randomUUID());
  // What is kept for this very order is free to it.
  const short = (warehouse: number | null, wanted: number | null) =>
    isShort(levels, warehouse, Math.max(0, (wanted ?? 0) - product.reserved));
  return (
    <CallForm
      call={orderStockCalls.deliver}
      params={{ id: orderId }}
      about={`${orderId}.${product.product_id}`}
      words="order-stock:deliver"
      fields={delivered}
      without={(typed) => (short(typed.warehouse_id, typed.quantity) ? [] : ['despite'])}
      start={{ quantity: product.ordered - product.delivered, ...startOf(levels) }}
      hints={(typed) => ({ quantity: free(typed.warehouse_id) })}
      body={(typed) => ({ ...typed, intent, product_id: product.product_id })}
      ready={(typed) => typed.warehouse_id !== null && typed.quantity !== null}
      submit={t('deliver.do')}
      onDone={changed(onClose)}
      onCancel={onClose}
    />
  );
}
