import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { disputeCalls } from '#contract/economy/payment-links/dispute-calls.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { queryFor } from '#src/data/query.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

/** What the customer of an invoice says is wrong with it, and that it is settled; nothing where they say nothing. */
export function DisputedInvoice({ id }: { id: number }) {
  const { t } = useTranslation('invoices');
  const may = useMay();
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const query = useQuery(queryFor(siteId, disputeCalls.disputeOf, { params: { id } }));
  useReadAgain(query, useChanges(invoices.name));
  const dispute = query.data?.data;
  if (!dispute) return null;
  const settle = () =>
    run(async (write) => {
      await write(disputeCalls.settleDispute, { params: { id }, body: {} }, { siteId });
      await query.refetch();
      refetchResource(siteId, invoices);
    });
  const { reason, said, at } = dispute;
  return (
    <section className="message warn stack tight" aria-label={t('dispute.title')}>
      <b>{t('dispute.title')}</b>
      <p>{t(`dispute.reasons.${reason}`)}</p>
      {said && <p className="said">{said}</p>}
      <small>{t('dispute.since', { time: `${showDate(at)} ${showTime(at)}` })}</small>
      <ErrorNote text={actionError.text} />
      {may('invoices.write') && (
        <div className="actions">
          <Button busy={busy} onClick={() => void settle()}>
            {t('dispute.settle')}
          </Button>
        </div>
      )}
    </section>
  );
}
