import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { invoices } from '#contract/economy/invoices/invoices.ts';
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
import { callsOf, type Invoiced } from './calls-of.ts';

/** The invoices and credit notes of an order or a storage agreement, the newest first. */
export function InvoicesOf(of: Of) {
  const hasWords = useWordsThere({ feature: 'invoices-made' });
  // Kinds and states are called as invoices are.
  const hasTheirs = useWordsThere(invoices);
  return hasWords && hasTheirs ? <Invoices {...of} /> : null;
}

interface Of {
  readonly id: number;
  readonly of: Invoiced;
}

function Invoices({ id, of }: Of) {
  const { t, i18n } = useTranslation('invoices-made');
  const siteId = useSiteId();
  const words = useTranslations(invoices);
  const query = useQuery(queryFor(siteId, callsOf[of].list, { params: { id } }));
  useReadAgain(query, useChanges(invoices.name));
  const said = (day: string) => sayDay(day, showDate(serverNow()), i18n.language);
  const amount = (minor: number) => moneyText(minor, words, i18n.language);
  return (
    <Loaded query={query} rows={2}>
      {({ data }) => (
        <ol className="rows">
          {data.length === 0 && <li>{t('none')}</li>}
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
                      one.due_date !== null && t('due', { day: said(one.due_date) }),
                      one.open !== 0 && t('left', { amount: amount(one.open) }),
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
