import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CustomerCredit } from '#contract/economy/customer-credits/credit-calls.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { SaidTime } from '#src/crud/values/said-time.tsx';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';
import { CreditInvoices } from './credit-invoices.tsx';
import { PayBackDialog } from './pay-back-dialog.tsx';
import { useAmount } from './use-amount.ts';

interface Props {
  credit: CustomerCredit;
  onChanged: () => void;
}

/** What a customer has to their credit, since when and of what; for who may, what is done with it. */
export function CreditRow({ credit, onChanged }: Props) {
  const { t } = useTranslation('customer-credits');
  const siteId = useSiteId();
  const said = useAmount();
  const may = useMay();
  const [isUsing, setIsUsing] = useState(false);
  const [isPayingBack, setIsPayingBack] = useState(false);
  const { customer_id: customerId, customer, day, left, amount, source, has_open } = credit;
  const mayWrite = may('payments.write');
  return (
    <li className="card stack">
      <div className="row apart">
        <span className="rest named">
          <Link to={sitePath(siteId, `customers/${customerId}`)}>
            <b>{customer}</b>
          </Link>
          <small>
            <Facts
              of={[
                <SaidTime key="day" value={day} text={day} />,
                <Origin key="of" credit={credit} />,
                left < amount && t('of', { amount: said(amount) }),
              ]}
            />
          </small>
        </span>
        <b className="amount">{said(left)}</b>
      </div>
      {mayWrite && (
        <div className="actions">
          {has_open && (
            <Button variant="primary" aria-expanded={isUsing} onClick={() => setIsUsing(!isUsing)}>
              {t('use.title')}
            </Button>
          )}
          {source === 'payment' && (
            <Button onClick={() => setIsPayingBack(true)}>{t('payBack.title')}</Button>
          )}
          {source === 'order' && (
            <Link className="button" to={sitePath(siteId, `orders/${credit.order_id}`)}>
              {t('payBack.onOrder')}
            </Link>
          )}
        </div>
      )}
      {mayWrite && isUsing && <CreditInvoices credit={credit} onDone={onChanged} />}
      {isPayingBack && (
        <PayBackDialog credit={credit} onDone={onChanged} onClose={() => setIsPayingBack(false)} />
      )}
    </li>
  );
}

/** Where it came from. */
function Origin({ credit }: Pick<Props, 'credit'>) {
  const { t } = useTranslation('customer-credits');
  const siteId = useSiteId();
  const { source, payment_id, order_id, invoice_id, number } = credit;
  const to =
    source === 'payment'
      ? `payments/${payment_id}`
      : source === 'order'
        ? `orders/${order_id}`
        : `invoices/${invoice_id}`;
  return <Link to={sitePath(siteId, to)}>{t(`sources.${source}`, { number })}</Link>;
}
