import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  accountCalls,
  type AccountEntry,
} from '#contract/economy/customer-ledger/account-calls.ts';
import { ages } from '#contract/economy/customer-ledger/ageing.ts';
import { customerStatementCalls } from '#contract/economy/customer-statements.ts';
import { orders } from '#contract/sales/orders.ts';
import type { Row } from '#contract/kit/row.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { download } from '#src/data/download.ts';
import { queryFor } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { sayDay } from '#src/i18n/said-day.ts';
import { showDate } from '#src/i18n/time.ts';
import { Button } from '#src/ui/button.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

/** What a customer owes the company, how late it is, and what it is made of. */
export function AccountTab({ row }: { row: Row }) {
  return useWordsThere({ feature: 'customer-ledger' }) ? <Account id={row.id} /> : null;
}

function Account({ id }: { id: number }) {
  const { t, i18n } = useTranslation('customer-ledger');
  const siteId = useSiteId();
  const words = useTranslations(orders);
  const query = useQuery(queryFor(siteId, accountCalls.account, { params: { id } }));
  useReadAgain(query, useChanges('invoices'));
  const said = (day: string) => sayDay(day, showDate(serverNow()), i18n.language);
  const { busy, actionError, run } = useAction();
  const save = () =>
    run(() => download(customerStatementCalls.statement, { params: { id } }, siteId));
  const amount = (minor: number) => moneyText(minor, words, i18n.language);
  return (
    <Loaded query={query} rows={4}>
      {({ data: { balance, overdue, aged, entries } }) => (
        <div className="stack">
          <section className="section stack" aria-label={t('account.title')}>
            <h2>{t('account.title')}</h2>
            <ErrorNote text={actionError.text} />
            <dl className="facts">
              <div>
                <dt>{balance < 0 ? t('account.credit') : t('account.balance')}</dt>
                <dd>{amount(Math.abs(balance))}</dd>
              </div>
              {overdue > 0 && (
                <div>
                  <dt>{t('account.overdue')}</dt>
                  <dd className="alarmed">{amount(overdue)}</dd>
                </div>
              )}
              {ages
                .filter((age) => overdue > 0 && aged[age] !== 0)
                .map((age) => (
                  <div key={age}>
                    <dt>{t(`account.ages.${age}`)}</dt>
                    <dd>{amount(aged[age])}</dd>
                  </div>
                ))}
            </dl>
            <div className="actions">
              <Button busy={busy} onClick={() => void save()}>
                {t('account.statement')}
              </Button>
              <Link to={sitePath(siteId, `credit-limit?customer=${id}`)}>
                {t('account.creditLimit')}
              </Link>
            </div>
          </section>
          <section className="section" aria-label={t('account.entries')}>
            <h2>{t('account.entries')}</h2>
            {entries.length === 0 && <p>{t('account.none')}</p>}
            <ol className="rows">
              {entries.map((entry) => (
                <li key={entry.id}>
                  <time className="muted small" dateTime={entry.day}>
                    {said(entry.day)}
                  </time>
                  <span className="rest">
                    <EntryTitle entry={entry} siteId={siteId} />{' '}
                    <small>
                      <Facts
                        of={[
                          entry.due !== null && t('account.due', { day: said(entry.due) }),
                          entry.open !== 0 && t('account.left', { amount: amount(entry.open) }),
                        ]}
                      />
                    </small>
                  </span>
                  <b>{amount(entry.amount)}</b>
                </li>
              ))}
            </ol>
          </section>
        </div>
      )}
    </Loaded>
  );
}

function EntryTitle({
  entry: { kind, number, invoice_id: invoice },
  siteId,
}: {
  entry: AccountEntry;
  siteId: string;
}) {
  const { t } = useTranslation('customer-ledger');
  const called = t(`account.kinds.${kind}`, { number });
  if (invoice === null) return <span>{called}</span>;
  return <Link to={sitePath(siteId, `invoices/${invoice}`)}>{called}</Link>;
}
