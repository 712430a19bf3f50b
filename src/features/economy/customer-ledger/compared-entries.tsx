import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import {
  reconcileCalls,
  type ComparedEntry,
} from '#contract/economy/customer-ledger/reconcile-calls.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import { voucherNumber } from '#src/features/accounting/vouchers/exports.ts';
import { sayDay } from '#src/i18n/said-day.ts';
import { showDate } from '#src/i18n/time.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Facts } from '#src/ui/layout/facts.tsx';
import { ComparedCells, ComparedTable } from './compared-table.tsx';

/** Each entry of a customer beside its vouchers, with the way to both. */
export function ComparedEntries({ customer }: { customer: number }) {
  const { t } = useTranslation('customer-ledger');
  const siteId = useSiteId();
  const [search] = useSearchParams();
  const params = { id: customer };
  const query = useQuery(queryFor(siteId, reconcileCalls.entries, { params }));
  useReadAgain(query, useChanges('invoices') + useChanges('orders'));
  return (
    <>
      <Link to={`?${withQuery(search, { customer: null })}`}>{t('reconcile.title')}</Link>
      <Loaded query={query} rows={6}>
        {({ data: { name, entries } }) => (
          <div className="stack">
            <h1>{name}</h1>
            <Link to={sitePath(siteId, `customer/edit/${customer}`)}>{t('reconcile.open')}</Link>
            <ComparedTable first={t('reconcile.entry')} more={[t('reconcile.bookedBy')]}>
              {entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </ComparedTable>
          </div>
        )}
      </Loaded>
    </>
  );
}

function EntryRow({ entry }: { entry: ComparedEntry }) {
  const { i18n } = useTranslation('customer-ledger');
  const siteId = useSiteId();
  return (
    <tr>
      <th scope="row">
        <EntryTitle entry={entry} />{' '}
        <small className="muted">{sayDay(entry.day, showDate(serverNow()), i18n.language)}</small>
      </th>
      <ComparedCells of={entry} />
      <td>
        <Facts
          of={entry.booked_by.map((voucher) => (
            <Link key={voucher.id} to={sitePath(siteId, `economy/accounting-order/${voucher.id}`)}>
              {voucherNumber(voucher)}
            </Link>
          ))}
        />
      </td>
    </tr>
  );
}

function EntryTitle({ entry: { kind, number, invoice_id: invoice } }: { entry: ComparedEntry }) {
  const { t } = useTranslation('customer-ledger');
  const siteId = useSiteId();
  const called = t(`account.kinds.${kind}`, { number });
  if (invoice === null) return <span>{called}</span>;
  return <Link to={sitePath(siteId, `invoices/${invoice}`)}>{called}</Link>;
}
