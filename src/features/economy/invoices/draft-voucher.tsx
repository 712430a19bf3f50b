import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoiceVoucherCalls } from '#contract/economy/invoices/invoice-calls.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useMay } from '#src/crud/use-may-write.ts';
import { queryFor } from '#src/data/query.ts';
import { PreviewedVoucher } from '#src/features/accounting/vouchers/exports.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** Folded, the voucher that a draft would have as it was saved last; for who may see vouchers. */
export function DraftVoucher({ id, version }: { id: number; version: number }) {
  const { t } = useTranslation('invoices');
  const may = useMay();
  const [open, setOpen] = useState(false);
  if (!may('vouchers.read')) return null;
  return (
    <details className="whole" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('head.voucher')}</summary>
      {open && <Preview key={version} id={id} />}
    </details>
  );
}

function Preview({ id }: { id: number }) {
  const siteId = useSiteId();
  // What it is booked by may have been changed meanwhile, too.
  const query = useQuery({
    ...queryFor(siteId, invoiceVoucherCalls.preview, { params: { id } }),
    staleTime: 0,
  });
  return (
    <Loaded query={query} rows={3}>
      {({ data }) => <PreviewedVoucher of={data} />}
    </Loaded>
  );
}
