import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { invoiceCalls } from '#contract/economy/invoices/invoice-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { orders } from '#contract/sales/orders.ts';
import { noteChange } from '#src/crud/live-changes.ts';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

/** What a finished order has done with it next: an invoice of what of it is not invoiced, opened as a draft. */
export function InvoiceNow({ id }: { id: number }) {
  const may = useMay();
  const isThere = useWordsThere({ feature: 'invoices' });
  return isThere && may('invoices.write') ? <MakeInvoice id={id} /> : null;
}

function MakeInvoice({ id }: { id: number }) {
  const { t } = useTranslation('invoices');
  const siteId = useSiteId();
  const navigate = useNavigate();
  const { busy, actionError, run } = useAction();
  const make = () =>
    run(async (write) => {
      const made = await write(invoiceCalls.fromOrder, { params: { id }, body: {} }, { siteId });
      refetchResource(siteId, orders);
      noteChange(invoices.name);
      await navigate(sitePath(siteId, `invoices/${made.data.id}`));
    });
  return (
    <div className="whole stack tight">
      <ErrorNote text={actionError.text} />
      <div className="actions">
        <Button variant="primary" busy={busy} onClick={() => void make()}>
          {t('tab.make')}
        </Button>
      </div>
    </div>
  );
}
