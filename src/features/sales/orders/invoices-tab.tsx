import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { invoiceCalls } from '#contract/economy/invoices/invoice-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import type { Row } from '#contract/kit/row.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { queryFor } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { sayDay } from '#src/i18n/said-day.ts';
import { showDate } from '#src/i18n/time.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

/** The invoices and credit notes of an order, the newest first. */
export function InvoicesTab({ row }: { row: Row }) {
  return useWordsThere({ feature: 'invoices' }) ? <Invoices id={row.id} /> : null;
}

function Invoices({ id }: { id: number }) {
  const { t, i18n } = useTranslation('invoices');
  const siteId = useSiteId();
  const words = useTranslations(invoices);
  const query = useQuery(queryFor(siteId, invoiceCalls.ofOrder, { params: { id } }));
  useReadAgain(query, useChanges(invoices.name));
  const said = (day: string) => sayDay(day, showDate(serverNow()), i18n.language);
  const amount = (minor: number) => moneyText(minor, words, i18n.language);
  return (
    <Loaded query={query} rows={2}>
      {({ data }) => (
        <ol className="rows">
          {data.length === 0 && <li>{t('tab.none')}</li>}
          {data.map((one) => (
            <li key={one.id}>
              <span className="rest">
                <Link to={sitePath(siteId, `invoices/${one.id}`)}>
                  {`${words.choice('kind', one.kind)} ${one.number || `#${one.id}`}`}
                </Link>{' '}
                <small>
                  <Facts
                    of={[
                      words.choice('state', one.state),
                      one.due_date !== null && t('tab.due', { day: said(one.due_date) }),
                      one.open !== 0 && t('tab.left', { amount: amount(one.open) }),
                    ]}
                  />
                </small>
              </span>
              <b>{amount(one.gross)}</b>
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}
