import { useTranslation } from 'react-i18next';
import type { StockInWarehouse } from '#contract/stock/stock-levels/stock-movements.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { ReceiveForm } from '../receive/receive-form.tsx';
import { lineOf } from '../receive/lines.ts';
import { AdjustForm } from './adjust-form.tsx';
import { TakeForm } from './take-form.tsx';
import { TransferForm } from './transfer-form.tsx';

export type MoveKind = 'receive' | 'take' | 'transfer' | 'adjust';

/** A product whose stock is moved. */
export interface MovedProduct {
  readonly id: number;
  readonly name: string;
  readonly number: string;
}

/** What each of the forms is given. */
export interface MoveInput {
  readonly product: MovedProduct;
  readonly levels: readonly StockInWarehouse[];
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** Moves the stock of one product. */
export function MoveDialog({ kind, ...props }: MoveInput & { readonly kind: MoveKind }) {
  const { t } = useTranslation('stock-levels');
  const { product, onMoved, onClose } = props;
  return (
    <Dialog open title={t(`${kind}.title`)} place="side" onClose={onClose}>
      <p>
        <b>{product.name}</b> <span className="muted">{product.number}</span>
      </p>
      {kind === 'take' && <TakeForm {...props} />}
      {kind === 'transfer' && <TransferForm {...props} />}
      {kind === 'adjust' && <AdjustForm {...props} />}
      {kind === 'receive' && (
        <ReceiveForm
          about={String(product.id)}
          start={[lineOf(product)]}
          onDone={onMoved}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
