import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { date, quantity, reference } from '#contract/kit/fields.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { preorderCalls } from '#contract/stock/preorders/preorder-calls.ts';
import { stockRefills } from '#contract/stock/stock-refills/stock-refills.ts';
import { products } from '#contract/stock/products/products.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { Loaded } from '#src/crud/loaded.tsx';
import { noteChange } from '#src/crud/live-changes.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { queryFor } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { showSnackbar } from '#src/ui/snackbar.ts';
import type { FormInput } from './call-off-lines.ts';

const fields = {
  product_id: reference((): Resource => products, { required: true }),
  quantity: quantity({ required: true }),
  warehouse_id: reference((): Resource => warehouses, { required: true }),
  wanted_on: date({ required: true }),
};

/** Calls a part of a line off, for a warehouse of this site. */
export function CallOffForm({ agreement, line, onDone, onCancel }: FormInput) {
  const { t } = useTranslation('preorders');
  const siteId = useSiteId();
  const shown = useQuantity();
  const [intent] = useState(() => crypto.randomUUID());
  // A site with one warehouse is not asked for which.
  const query = useQuery(queryFor(siteId, warehouses.calls.list, { query: { per_page: 2 } }));
  const today = showDate(serverNow());
  const { deliver_on: day } = line;
  return (
    <Loaded query={query} rows={3}>
      {({ data: [only, other] }) => (
        <CallForm
          call={preorderCalls.callOff}
          params={{ id: agreement.id }}
          about={line.key}
          words="preorders:callOff"
          fields={fields}
          without={line.product_id === null ? [] : ['product_id']}
          start={{
            quantity: line.left,
            wanted_on: day && day > today ? day : '',
            ...(only && !other && { warehouse_id: only.id, shown: { warehouse_id: only.name } }),
          }}
          hints={() => ({ quantity: t('callOff.left', { count: shown(line.left) }) })}
          body={({ product_id: product, ...typed }) => ({
            ...typed,
            intent,
            key: line.key,
            product_id: line.product_id === null ? product : null,
          })}
          ready={(typed) =>
            typed.warehouse_id !== null &&
            typed.quantity !== null &&
            typed.quantity <= line.left &&
            Boolean(typed.wanted_on) &&
            (line.product_id !== null || typed.product_id !== null)
          }
          submit={t('callOff.do')}
          onDone={(_, typed) => {
            showSnackbar(t('callOff.done', { count: shown(typed.quantity) }));
            noteChange(stockRefills.name);
            onDone();
          }}
          onCancel={onCancel}
        />
      )}
    </Loaded>
  );
}
