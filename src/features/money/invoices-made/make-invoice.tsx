import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { noteChange } from '#src/crud/live-changes.ts';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { SellNow, useRegister } from './sell-now.tsx';
import { callsOf, type Invoiced } from './calls-of.ts';

/** What a finished order, or a storage agreement, has done with it next: an invoice of what of it is not invoiced, opened as a draft; or it is sold at a register (`sells`). */
export function InvoiceNow({ sells = false, ...source }: Source & { readonly sells?: boolean }) {
  const may = useMay();
  const isThere = useWordsThere({ feature: 'invoices-made' });
  const isSold = useRegister(sells);
  if (!isThere) return null;
  return (
    <div className="whole actions">
      {isSold && <SellNow id={source.id} />}
      {may('invoices.write') && <MakeInvoice {...source} isSold={isSold} />}
    </div>
  );
}

interface Source {
  readonly id: number;
  readonly of: Invoiced;
  /** What it is, which is read again. */
  readonly resource: Resource;
}

function MakeInvoice({ id, of, resource, isSold }: Source & { readonly isSold: boolean }) {
  const { t } = useTranslation('invoices-made');
  const siteId = useSiteId();
  const navigate = useNavigate();
  const { busy, actionError, run } = useAction();
  const make = () =>
    run(async (write) => {
      const made = await write(callsOf[of].make, { params: { id }, body: {} }, { siteId });
      refetchResource(siteId, resource);
      noteChange(invoices.name);
      await navigate(sitePath(siteId, `invoices/${made.data.id}`));
    });
  return (
    <>
      <Button variant={isSold ? 'plain' : 'primary'} busy={busy} onClick={() => void make()}>
        {t('make')}
      </Button>
      <ErrorNote text={actionError.text} />
    </>
  );
}
