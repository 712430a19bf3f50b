import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { paymentLinkCalls } from '#contract/economy/payment-links/payment-link-calls.ts';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { showAlert } from '#src/data/alerts.ts';
import { copyText } from '#src/device/clipboard.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

/** The link at which the customer of an issued invoice sees and pays it, copied by a press, and closed. */
export function PaymentLink({ id }: { id: number }) {
  const { t } = useTranslation('invoices');
  const may = useMay();
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [asks, setAsks] = useState(false);
  const [made, setMade] = useState<{ readonly url: string; readonly copied: boolean } | null>(null);
  if (!may('invoices.write')) return null;
  const copy = () =>
    run(async (write) => {
      const { data } = await write(
        paymentLinkCalls.makeLink,
        { params: { id }, body: {} },
        { siteId },
      );
      const url = location.origin + data.path;
      setMade({ url, copied: await copyText(url) });
    });
  const close = () =>
    run(async (write) => {
      setAsks(false);
      await write(paymentLinkCalls.closeLink, { params: { id }, body: {} }, { siteId });
      setMade(null);
      showAlert({ type: 'success', content: t('link.closed') });
      refetchResource(siteId, invoices);
    });
  return (
    <div className="stack tight">
      <ErrorNote text={actionError.text} />
      <div className="actions">
        <Button busy={busy} onClick={() => void copy()}>
          <span aria-live="polite">{made?.copied ? t('link.copied') : t('link.copy')}</span>
        </Button>
        {made && (
          <a className="button" href={made.url} target="_blank" rel="noreferrer">
            {t('link.open')}
          </a>
        )}
        <Button onClick={() => setAsks(true)}>{t('link.close')}</Button>
      </div>
      {/* Where nothing may be copied by itself, it can be by hand. */}
      {made && !made.copied && <p className="code small">{made.url}</p>}
      <ConfirmDialog
        open={asks}
        title={t('link.close')}
        text={t('link.closeText')}
        action={t('link.close')}
        danger
        busy={busy}
        onConfirm={() => void close()}
        onClose={() => setAsks(false)}
      />
    </div>
  );
}
