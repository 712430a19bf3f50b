import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  referenceCheckCalls,
  type InvoiceOfReference,
} from '#contract/economy/payment-references/reference-calls.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useMay } from '#src/crud/use-may-write.ts';
import { queryFor } from '#src/data/query.ts';
import { showDate } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Money } from '#src/ui/money.tsx';

/** The invoice of the company that a reference is of, and what of it is unpaid; that there is none is an answer, too. */
export function ReferencedInvoice({ reference }: { reference: string }) {
  const { t } = useTranslation('payment-references');
  const siteId = useSiteId();
  const may = useMay();
  const query = useQuery({
    ...queryFor(siteId, referenceCheckCalls.invoice, { query: { reference } }),
    enabled: may('invoices.read'),
  });
  useReadAgain(query, useChanges('invoices'));
  if (!may('invoices.read')) return null;
  return (
    <Loaded query={query} rows={2}>
      {({ data }) => (data ? <Found invoice={data} /> : <p>{t('check.noInvoice')}</p>)}
    </Loaded>
  );
}

function Found({ invoice }: { invoice: InvoiceOfReference }) {
  const { t } = useTranslation('payment-references');
  const siteId = useSiteId();
  const { id, number, customer, due_date: due, currency, gross, open } = invoice;
  return (
    <div className="stack tight">
      <p>
        <Link to={sitePath(siteId, `invoices/${id}`)}>{t('check.invoice', { number })}</Link>
      </p>
      <dl className="facts">
        <div>
          <dt>{t('check.customer')}</dt>
          <dd>{customer}</dd>
        </div>
        {due !== null && (
          <div>
            <dt>{t('check.due')}</dt>
            <dd>{showDate(due)}</dd>
          </div>
        )}
        <div>
          <dt>{t('check.gross')}</dt>
          <dd>
            <Money minor={gross} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('check.open')}</dt>
          <dd>
            <Money minor={open} currency={currency} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
