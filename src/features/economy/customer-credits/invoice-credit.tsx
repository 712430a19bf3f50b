import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  customerCreditCalls,
  type CreditUse,
} from '#contract/economy/customer-credits/credit-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { payments } from '#contract/economy/payments/payments.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { SaidTime } from '#src/crud/values/said-time.tsx';
import { queryFor } from '#src/data/query.ts';
import { showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { UseDialog } from './use-dialog.tsx';
import { useAmount } from './use-amount.ts';

interface Props {
  /** Of the invoice. */
  id: number;
}

/** What the customer of an invoice has to their credit and can be used for it, and what of it was. */
export function InvoiceCredit({ id }: Props) {
  const may = useMay();
  const [own, payment] = [useWordsThere({ feature: 'customer-credits' }), useWordsThere(payments)];
  return own && payment && may('payments.read') ? <Credit id={id} /> : null;
}

function Credit({ id }: Props) {
  const { t } = useTranslation('customer-credits');
  const siteId = useSiteId();
  const said = useAmount();
  const may = useMay();
  const [isUsing, setIsUsing] = useState(false);
  const query = useQuery(queryFor(siteId, customerCreditCalls.ofInvoice, { params: { id } }));
  useReadAgain(query, useChanges(payments.name) + useChanges(invoices.name));
  const mayWrite = may('payments.write');
  return (
    <Loaded query={query} rows={0}>
      {({ data: { open, left, uses } }) => (
        <>
          {open > 0 && left > 0 && (
            <div className="callout row apart">
              <span>{t('has', { amount: said(left) })}</span>
              {mayWrite && <Button onClick={() => setIsUsing(true)}>{t('use.title')}</Button>}
            </div>
          )}
          {uses.length > 0 && (
            <ul className="rows" aria-label={t('uses')}>
              {uses.map((use) => (
                <Used key={use.id} use={use} invoice={id} onChanged={query.refetch} />
              ))}
            </ul>
          )}
          {isUsing && (
            <UseDialog
              invoice={id}
              open={open}
              left={left}
              onDone={() => void query.refetch()}
              onClose={() => setIsUsing(false)}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

interface UsedProps {
  use: CreditUse;
  invoice: number;
  onChanged: () => Promise<unknown>;
}

function Used({ use, invoice, onChanged }: UsedProps) {
  const { t } = useTranslation('customer-credits');
  const siteId = useSiteId();
  const said = useAmount();
  const may = useMay();
  const { busy, actionError, run } = useAction();
  const takeBack = () =>
    run(async (write) => {
      const input = { params: { id: invoice }, body: { credit_id: use.id } };
      await write(customerCreditCalls.takeBack, input, { siteId });
      for (const one of [invoices, payments]) refetchResource(siteId, one);
      await onChanged();
    });
  const { invoice_id: from, number, at, by } = use;
  return (
    <li>
      <span className="rest named">
        <b>{t('used')}</b>
        <small>
          <Facts
            of={[
              from !== null && (
                <Link key="from" to={sitePath(siteId, `invoices/${from}`)}>
                  {t('from', { number })}
                </Link>
              ),
              <SaidTime key="at" value={at} text={showTime(at)} />,
              by !== null && t('by', { name: by }),
            ]}
          />
        </small>
        <ErrorNote text={actionError.text} />
      </span>
      <b className="amount">{said(use.amount)}</b>
      {may('payments.write') && (
        <Button busy={busy} onClick={() => void takeBack()}>
          {t('takeBack')}
        </Button>
      )}
    </li>
  );
}
