import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OrderProduct } from '#contract/stock/order-stock/order-stock.ts';
import { productStockCalls } from '#contract/stock/stock-levels/stock-movements.ts';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import { noteChange } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { DeliverForm } from './deliver-form.tsx';
import { ReserveForm } from './reserve-form.tsx';

export type Doing = 'reserve' | 'deliver';

interface Props {
  readonly orderId: number;
  readonly promisedAt: string | null;
  readonly kind: Doing;
  readonly product: OrderProduct;
  readonly onClose: () => void;
}

/** Keeps a product for an order, or delivers it. */
export function StockDialog({ kind, ...props }: Props) {
  const { t } = useTranslation('order-stock');
  const siteId = useSiteId();
  const { product, onClose } = props;
  const params = { id: product.product_id };
  const query = useQuery(queryFor(siteId, productStockCalls.ofProduct, { params }));
  const Form = kind === 'reserve' ? ReserveForm : DeliverForm;
  return (
    <Dialog open title={t(`${kind}.title`)} place="side" onClose={onClose}>
      <p>
        <b>{product.name}</b> <span className="muted">{product.number}</span>
      </p>
      <Loaded query={query} rows={3}>
        {({ data: levels }) => (
          <Form
            {...props}
            levels={levels}
            onDone={() => {
              noteChange(stockLevels.name);
              onClose();
            }}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
