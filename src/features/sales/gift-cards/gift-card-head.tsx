import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { giftCardCalls, type GiftCardEntry } from '#contract/sales/gift-cards/gift-card-calls.ts';
import { giftCards } from '#contract/sales/gift-cards/gift-cards.ts';
import type { Row } from '#contract/kit/row.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { ActionButton } from '#src/crud/steps/action-button.tsx';
import { SaidTime } from '#src/crud/values/said-time.tsx';
import { queryFor } from '#src/data/query.ts';
import { showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Facts } from '#src/ui/layout/facts.tsx';
import { ShowCode } from './show-code.tsx';
import { useAmount } from './use-amount.ts';

/** What happened to a gift card; its number to be handed over, and that its sale is taken back. */
export function GiftCardHead({ row }: { row: Row }) {
  const { t } = useTranslation('gift-cards');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, giftCardCalls.entries, { params: { id: row.id } }));
  const gone = Number(row['amount']) - Number(row['balance']);
  useReadAgain(query, useChanges(giftCards.name) + useChanges('orders') + gone);
  return (
    <div className="whole stack tight">
      <div className="actions">
        <ShowCode row={row} />
        {row['state'] === 'unused' && (
          <ActionButton resource={giftCards} row={row} word="take_back" />
        )}
      </div>
      <section className="section stack tight" aria-label={t('entries.title')}>
        <h2>{t('entries.title')}</h2>
        <Loaded query={query} rows={1}>
          {({ data }) => (
            <ol className="rows">
              {data.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ol>
          )}
        </Loaded>
      </section>
    </div>
  );
}

function Entry({ entry }: { entry: GiftCardEntry }) {
  const { t } = useTranslation('gift-cards');
  const siteId = useSiteId();
  const amount = useAmount();
  const { kind, order_id: order, at, by, reason } = entry;
  const path = sitePath(siteId, `order/details/${order}?tab=deposits`);
  return (
    <li>
      <span className="rest named">
        <b>{t(`entries.kinds.${kind}`)}</b>
        <small>
          <Facts
            of={[
              <SaidTime key="at" value={at} text={showTime(at)} />,
              order !== null && (
                <Link key="order" to={path}>
                  {t('entries.order', { number: entry.order })}
                </Link>
              ),
              entry.invoice_id !== null && (
                <Link key="invoice" to={sitePath(siteId, `invoices/${entry.invoice_id}`)}>
                  {t('entries.invoice', { number: entry.invoice })}
                </Link>
              ),
              by,
              reason,
            ]}
          />
        </small>
      </span>
      <b className="amount">{amount(entry.amount)}</b>
    </li>
  );
}
