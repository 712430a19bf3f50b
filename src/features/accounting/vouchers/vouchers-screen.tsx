import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ledgerAccounts } from '#contract/money/ledger-accounts.ts';
import {
  voucherCalls,
  vouchersPerPage,
  type Voucher,
} from '#contract/accounting/vouchers/voucher-calls.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { queryFor } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import { sayDay } from '#src/i18n/said-day.ts';
import { showDate } from '#src/i18n/time.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Facts } from '#src/ui/layout/facts.tsx';
import { Pager } from '#src/ui/paging/pager.tsx';
import { WaitingTray } from './waiting-tray.tsx';
import { voucherNumber } from './voucher-number.ts';

/** The vouchers of a company, the newest first, and above them what waits to be booked. */
export default function VouchersScreen() {
  const { t } = useTranslation('vouchers');
  const siteId = useSiteId();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(Number(search.get('page') ?? 1) || 1, 1);
  const query = useQuery({
    ...queryFor(siteId, voucherCalls.list, { query: { page: String(page) } }),
    placeholderData: keepPreviousData,
  });
  useReadAgain(query, useChanges('invoices') + useChanges('orders'));
  const total = query.data?.meta.total ?? 0;
  return (
    <div className="page">
      <header className="row apart">
        <h1>{t('list.title')}</h1>
        <div className="actions">
          <Link className="button" to={sitePath(siteId, 'economy/accounting-order/period')}>
            {t('period.title')}
          </Link>
          <Link className="button" to={sitePath(siteId, 'settings/economy/periods')}>
            {t('bookkeeping.title')}
          </Link>
        </div>
      </header>
      <WaitingTray />
      <Loaded query={query} rows={8} empty={t('list.empty')}>
        {({ data }) => (
          <ol className="rows">
            {data.map((voucher) => (
              <VoucherRow key={voucher.id} voucher={voucher} />
            ))}
          </ol>
        )}
      </Loaded>
      {total > vouchersPerPage && (
        <Pager
          page={page}
          pages={Math.ceil(total / vouchersPerPage)}
          onTurn={(next) => setSearch(withQuery(search, { page: String(next) }))}
        />
      )}
    </div>
  );
}

function VoucherRow({ voucher }: { voucher: Voucher }) {
  const { t, i18n } = useTranslation('vouchers');
  const words = useTranslations(ledgerAccounts);
  const siteId = useSiteId();
  const { id, day, kind, document, amount, reverses, reversed_by: back } = voucher;
  return (
    <li>
      <time className="muted small" dateTime={day}>
        {sayDay(day, showDate(serverNow()), i18n.language)}
      </time>
      <span className="rest">
        <Link to={sitePath(siteId, `economy/accounting-order/${id}`)}>
          {`${voucherNumber(voucher)} ${t(`kinds.${kind}`, { number: document.number })}`}
        </Link>{' '}
        <small>
          <Facts
            of={[
              reverses && t('reverses', { number: voucherNumber(reverses) }),
              back && t('reversedBy', { number: voucherNumber(back) }),
            ]}
          />
        </small>
      </span>
      <b>{moneyText(amount, words, i18n.language)}</b>
    </li>
  );
}
