import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { choice, reference, structure, text } from '#contract/kit/fields.ts';
import type { Resource } from '#contract/kit/resource.ts';
import {
  mostLinesReceived,
  stockMovementCalls,
} from '#contract/stock/stock-levels/stock-movements.ts';
import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { isWhole, piecesOf, sentOf, type Line } from './lines.ts';
import { ReceiveLines } from './receive-lines.tsx';

const noLines: readonly Line[] = [];
const fields = {
  kind: choice(['receipt', 'return'], {}),
  warehouse_id: reference((): Resource => warehouses, { required: true }),
  source: text(60, {}),
  lines: structure(z.custom<readonly Line[]>(), noLines, {}),
};

/** Where something comes in, and what that is called. */
export interface Into {
  readonly id: number;
  readonly name: string;
}

interface Props {
  /** What it is about: what is typed is kept under it in this tab. */
  about: string;
  start?: readonly Line[];
  into?: Into;
  onDone: (into: Into) => void;
  onCancel?: () => void;
}

/** What came into a warehouse: a delivery, or what a customer brought back. */
export function ReceiveForm({ about, start = noLines, into, onDone, onCancel }: Props) {
  const { t } = useTranslation('stock-levels');
  const quantity = useQuantity();
  const [lines] = useState(start);
  return (
    <CallForm
      call={stockMovementCalls.receive}
      about={about}
      words="stock-levels:receive"
      fields={fields}
      inputs={{ lines: ReceiveLines }}
      start={{
        kind: 'receipt',
        lines,
        ...(into && { warehouse_id: into.id, shown: { warehouse_id: into.name } }),
      }}
      body={(typed) => ({ ...typed, lines: typed.lines.map(sentOf) })}
      ready={(typed) =>
        typed.warehouse_id !== null &&
        typed.lines.length > 0 &&
        typed.lines.length <= mostLinesReceived &&
        typed.lines.every(isWhole)
      }
      submit={(typed) => t('receive.do', { count: quantity(piecesOf(typed.lines)) })}
      onDone={(_, typed, called) => {
        const count = quantity(piecesOf(typed.lines));
        const warehouse = called['warehouse_id'] ?? '';
        showSnackbar(t('receive.done', { count, warehouse }));
        onDone({ id: typed.warehouse_id, name: warehouse });
      }}
      {...(onCancel && { onCancel })}
    />
  );
}
