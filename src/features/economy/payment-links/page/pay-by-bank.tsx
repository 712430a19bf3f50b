import { useTranslation } from 'react-i18next';
import type { LinkedInvoice } from '#contract/economy/payment-links/linked-invoice.ts';
import { QrCode } from '#src/ui/code/qr-code.tsx';
import { CopyButton } from '#src/ui/state/copy-button.tsx';

/** How an invoice is paid from a bank: to which account, by which reference, and the code that the bank's app reads. */
export function PayByBank({ invoice }: { invoice: LinkedInvoice }) {
  const { t } = useTranslation('payment-links');
  const { account, reference, referenceKind, iban, bic, qr } = invoice;
  const facts = [
    ['account', t('bank.account'), account],
    ['reference', t(`references.${referenceKind}`), reference],
    ['iban', 'IBAN', iban],
    ['bic', 'BIC', iban ? bic : ''],
  ].filter(([, , value]) => value);
  return (
    <section className="section" aria-label={t('bank.title')}>
      <h2>{t('bank.title')}</h2>
      <ul className="rows">
        {facts.map(([key, name = '', value = '']) => (
          <li key={key}>
            <span className="stack flush rest">
              <small className="muted">{name}</small>
              <b className="mono">{value}</b>
            </span>
            <CopyButton text={value} label={t('bank.copy', { name })} />
          </li>
        ))}
      </ul>
      {qr && (
        <div className="stack tight">
          <QrCode text={qr} label={t('bank.qr')} />
          <p className="muted">{t('bank.qrText')}</p>
        </div>
      )}
    </section>
  );
}
