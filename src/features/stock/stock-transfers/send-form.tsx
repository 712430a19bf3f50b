import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { text, yesNo } from '#contract/kit/fields.ts';
import type { RowOf } from '#contract/kit/row.ts';
import {
  calledThere,
  stockTransferCalls,
  stockTransfers,
  type TransferLine,
} from '#contract/stock/stock-transfers/stock-transfers.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { Loaded } from '#src/crud/loaded.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { IdOfWarehouse } from './warehouse-elsewhere.tsx';

const fields = {
  to_warehouse_id: text(20, { required: true }),
  driver: text(80, { required: true }),
  despite: yesNo({ hint: true }),
};

interface Props {
  transfer: RowOf<typeof stockTransfers>;
  lines: readonly TransferLine[];
}

/** With whom a transfer leaves; where to is asked again only if no warehouse is called so any more. */
export function SendForm({ transfer: { id, to_site: to }, lines }: Props) {
  const { t } = useTranslation('stock-transfers');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, stockTransferCalls.warehouses, undefined));
  const isShort = lines.some(({ free, quantity }) => free !== null && free < quantity);
  return (
    <Loaded query={query} rows={2}>
      {({ data }) => {
        const there = data.find((one) => calledThere(one) === to);
        return (
          <CallForm
            call={stockTransferCalls.send}
            params={{ id }}
            about={`${id}.send`}
            words="stock-transfers:send"
            fields={fields}
            without={[
              ...(there ? ['to_warehouse_id' as const] : []),
              ...(isShort ? [] : ['despite' as const]),
            ]}
            inputs={{ to_warehouse_id: IdOfWarehouse }}
            body={({ to_warehouse_id: chosen, driver, despite }) => ({
              to_warehouse_id: there?.id ?? Number(chosen),
              driver: driver.trim(),
              despite,
            })}
            ready={({ to_warehouse_id: chosen, driver }) =>
              Boolean(there ?? chosen) && driver.trim() !== ''
            }
            submit={t('send.do')}
            variant="primary"
            onDone={() => refetchResource(siteId, stockTransfers)}
          />
        );
      }}
    </Loaded>
  );
}
