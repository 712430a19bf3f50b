import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { hasReceipt, type TransactionKind } from '#contract/cash/cash-registers/journal/entries.ts';
import {
  entriesPerPage,
  journalCalls,
  type ListedTransaction,
} from '#contract/cash/cash-registers/journal/journal-calls.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Scrolled } from '#src/ui/layout/scrolled.tsx';
import { Pager } from '#src/ui/paging/pager.tsx';
import type { CashRegister } from './at-register.tsx';
import { writtenAt } from './register-day.ts';
import { useAmount } from './use-amount.ts';

interface Props {
  register: CashRegister;
  kind?: TransactionKind | undefined;
  none: string;
}

/** What was entered at a register, the newest first, page by page. */
export function TransactionsTable({ register, kind, none }: Props) {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(Number(search.get('page') ?? 1) || 1, 1);
  const day = search.get('day') ?? '';
  const sold = search.get('sold') ?? '';
  const query = useQuery({
    ...queryFor(siteId, journalCalls.transactions, {
      params: { id: register.id },
      query: {
        page: String(page),
        ...(kind && { kind }),
        ...(day !== '' && { day }),
        ...(sold !== '' && { sold }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  useReadAgain(query, useChanges(cashRegisters.name));
  return (
    <Loaded query={query} rows={8} empty={none}>
      {({ data, meta }) => (
        <div className="stack">
          <Scrolled label={t('transactions.title')}>
            <table className="table">
              <thead>
                <tr>
                  <th scope="col">{t('columns.nr')}</th>
                  <th scope="col">{t('columns.at')}</th>
                  <th scope="col">{t('columns.kind')}</th>
                  <th scope="col">{t('columns.methods')}</th>
                  <th scope="col" className="numeric">
                    {t('columns.gross')}
                  </th>
                  <th scope="col">{t('columns.user')}</th>
                  <th scope="col">{t('columns.z')}</th>
                </tr>
              </thead>
              <tbody>
                {data.map((one) => (
                  <TransactionRow key={one.nr} one={one} number={register.number} />
                ))}
              </tbody>
            </table>
          </Scrolled>
          <Pager
            page={page}
            pages={Math.ceil(meta.total / entriesPerPage)}
            onTurn={(next) => setSearch(withQuery(search, { page: String(next) }))}
          />
        </div>
      )}
    </Loaded>
  );
}

function TransactionRow({ one, number }: { one: ListedTransaction; number: string }) {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const amount = useAmount();
  const { nr, kind, gross, methods, reason, what, user, z_nr: z } = one;
  const path = sitePath(siteId, `payment/cash-register/receipts?query=r:${number}.${nr}`);
  return (
    <tr>
      <th scope="row">{hasReceipt(kind) ? <Link to={path}>{nr}</Link> : nr}</th>
      <td>{writtenAt(one)}</td>
      <td>{[t(`kinds.${kind}`), what, reason].filter(Boolean).join(': ')}</td>
      <td>{methods.join(', ')}</td>
      <td className="numeric">{amount(gross)}</td>
      <td>{user}</td>
      <td>{z ?? t('columns.noZ')}</td>
    </tr>
  );
}
