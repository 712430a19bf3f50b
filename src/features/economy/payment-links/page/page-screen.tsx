import { useTranslation } from 'react-i18next';
import { paymentPaperPath } from '#contract/economy/payment-links/first-call.ts';
import type { LinkedInvoice } from '#contract/economy/payment-links/linked-invoice.ts';
import { OpenedGuest } from '#src/crud/guest/guest-page.tsx';
import { addressOf } from '#src/data/api.ts';
import { Dispute } from './dispute.tsx';
import { fetchPayment } from './fetch-payment.ts';
import { PayByBank } from './pay-by-bank.tsx';
import { PayOnline } from './pay-online.tsx';
import { PaymentHead } from './payment-head.tsx';
import { usePageWords } from './use-page-words.ts';

/** An invoice for its customer, opened by an address: what is left to pay of it, and how. */
export default function PageScreen({
  code = new URLSearchParams(location.search).get('token') ?? '',
}) {
  const { t } = useTranslation('payment-links');
  const words = usePageWords(t('page.title'));
  return (
    <OpenedGuest words={words} code={code} load={fetchPayment}>
      {(invoice, onAnswer) => <Invoice code={code} invoice={invoice} onAnswer={onAnswer} />}
    </OpenedGuest>
  );
}

interface Props {
  code: string;
  invoice: LinkedInvoice;
  onAnswer: (answered: LinkedInvoice) => void;
}

function Invoice({ code, invoice, onAnswer }: Props) {
  const { t } = useTranslation('payment-links');
  const { left, seller } = invoice;
  const paper = `/api${addressOf(paymentPaperPath, { params: { code } })}`;
  return (
    <>
      <PaymentHead invoice={invoice} />
      <PayOnline code={code} invoice={invoice} />
      {left > 0 && <PayByBank invoice={invoice} />}
      <div className="actions">
        <a className="button" href={paper} target="_blank" rel="noreferrer">
          {t('page.paper')}
        </a>
      </div>
      {left > 0 && <Dispute code={code} invoice={invoice} onAnswer={onAnswer} />}
      <address className="muted small">
        {[seller.name, ...seller.address, seller.org_number].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    </>
  );
}
