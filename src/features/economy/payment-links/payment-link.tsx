import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentLinkCalls } from '#contract/economy/payment-links/payment-link-calls.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { copyText } from '#src/device/clipboard.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

/** The address at which the customer of an issued invoice sees and pays it, copied by a press. */
export function PaymentLink({ id }: { id: number }) {
  const { t } = useTranslation('invoices');
  const may = useMay();
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
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
      </div>
      {/* Where nothing may be copied by itself, it can be by hand. */}
      {made && !made.copied && <p className="code small">{made.url}</p>}
    </div>
  );
}
