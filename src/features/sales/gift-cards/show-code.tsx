import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { giftCardCalls } from '#contract/sales/gift-cards/gift-card-calls.ts';
import { shownCardNumber } from '#contract/sales/gift-cards/gift-card-rules.ts';
import type { Row } from '#contract/kit/row.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { showDate } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { useAmount } from './use-amount.ts';

const QrCode = lazyComponent(async () => (await import('#src/ui/code/qr-code.tsx')).QrCode);

/** The whole number of a card, to be written on it or printed, as digits and as a code to scan. */
export function ShowCode({ row }: { row: Row }) {
  const { t } = useTranslation('gift-cards');
  const siteId = useSiteId();
  const may = useMay();
  const amount = useAmount();
  const { busy, actionError, run } = useAction();
  const [code, setCode] = useState<string | null>(null);
  if (!may('gift_cards.write')) return null;
  const show = () =>
    run(async (write) => {
      const input = { params: { id: row.id }, body: {} };
      const { data } = await write(giftCardCalls.code, input, { siteId });
      setCode(data.code);
    });
  const last = row['expires_on'] as string | null;
  return (
    <>
      <Button busy={busy} onClick={() => void show()}>
        {t('code.show')}
      </Button>
      <ErrorNote text={actionError.text} />
      <Dialog
        open={code !== null}
        title={t('code.title', { amount: amount(Number(row['amount'])) })}
        onClose={() => setCode(null)}
      >
        {code !== null && (
          <div className="section center">
            <QrCode text={code} label={t('code.qr')} />
            <p className="code">{shownCardNumber(code)}</p>
            <p>
              <Facts
                of={[last && t('find.until', { day: showDate(last) }), row['shop'] as string]}
              />
            </p>
            <div className="actions">
              <Button onClick={() => window.print()}>{t('code.print')}</Button>
              <Button onClick={() => setCode(null)}>{t('code.close')}</Button>
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}
