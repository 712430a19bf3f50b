import { useTranslation } from 'react-i18next';
import { paymentPaperPath } from '#contract/economy/payment-links/first-call.ts';
import type { LinkedInvoice } from '#contract/economy/payment-links/linked-invoice.ts';
import type {
  ClosedLink,
  LinkedOrder,
  LinkedPayment,
} from '#contract/economy/payment-links/linked-order.ts';
import { OpenedGuest } from '#src/crud/guest/guest-page.tsx';
import { addressOf } from '#src/data/api.ts';
import { TelLink } from '#src/ui/contact/tel-link.tsx';
import { Dispute } from './dispute.tsx';
import { fetchPayment } from './fetch-payment.ts';
import { PayByBank } from './pay-by-bank.tsx';
import { PayOnline } from './pay-online.tsx';
import { OrderHead } from './order-head.tsx';
import { PaymentHead } from './payment-head.tsx';
import { usePageWords } from './use-page-words.ts';

/** An invoice, or what is asked on an order, for its customer, opened by a link: what is left to pay, and how. */
export default function PageScreen({
  code = new URLSearchParams(location.search).get('token') ?? '',
}) {
  const { t } = useTranslation('payment-links');
  const words = usePageWords(t('page.title'));
  return (
    <OpenedGuest words={words} code={code} load={fetchPayment}>
      {(payment, onAnswer) =>
        payment.of === 'closed' ? (
          <Closed link={payment} />
        ) : payment.of === 'order' ? (
          <Order code={code} order={payment} />
        ) : (
          <Invoice code={code} invoice={payment} onAnswer={onAnswer} />
        )
      }
    </OpenedGuest>
  );
}

interface Props {
  code: string;
  invoice: LinkedInvoice;
  onAnswer: (answered: LinkedPayment) => void;
}

function Invoice({ code, invoice, onAnswer }: Props) {
  const { t } = useTranslation('payment-links');
  const { left, seller } = invoice;
  const paper = `/api${addressOf(paymentPaperPath, { params: { code } })}`;
  return (
    <>
      <PaymentHead invoice={invoice} />
      <PayOnline code={code} payment={invoice} />
      {left > 0 && <PayByBank invoice={invoice} />}
      <div className="actions">
        <a className="button" href={paper} target="_blank" rel="noreferrer">
          {t('page.paper')}
        </a>
      </div>
      {left > 0 && <Dispute code={code} invoice={invoice} onAnswer={onAnswer} />}
      <SellerAddress seller={seller} />
    </>
  );
}

function Order({ code, order }: { code: string; order: LinkedOrder }) {
  const { t } = useTranslation('payment-links');
  const { left, ways, phone, seller } = order;
  return (
    <>
      <OrderHead order={order} />
      <PayOnline code={code} payment={order} />
      {left > 0 && ways.length === 0 && <p className="message">{t('online.noWay')}</p>}
      <CallSite phone={phone} />
      <SellerAddress seller={seller} />
    </>
  );
}

function Closed({ link: { siteName, phone } }: { link: ClosedLink }) {
  const { t } = useTranslation('payment-links');
  return (
    <>
      <div role="status" className="stack tight">
        <h1>{t('page.closedTitle')}</h1>
        <p>{t('page.closedText', { site: siteName })}</p>
      </div>
      <CallSite phone={phone} />
    </>
  );
}

function CallSite({ phone }: { phone: string }) {
  const { t } = useTranslation('payment-links');
  if (!phone) return null;
  return (
    <div className="actions">
      <TelLink className="button" phone={phone}>
        {t('page.call', { phone })}
      </TelLink>
    </div>
  );
}

const SellerAddress = ({ seller }: Pick<LinkedInvoice, 'seller'>) => (
  <address className="muted small">
    {[seller.name, ...seller.address, seller.org_number].map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
  </address>
);
