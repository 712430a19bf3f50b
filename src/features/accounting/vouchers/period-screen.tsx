import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { voucherCalls, type PeriodSums } from '#contract/accounting/vouchers/voucher-calls.ts';
import { actionErrorOf } from '#src/crud/action-error.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { DateField } from '#src/crud/widgets/date-field.tsx';
import { download } from '#src/data/download.ts';
import { queryFor } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate } from '#src/i18n/time.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { AccountSums } from './period-sums.tsx';

/** The trial balance of a period with the way to its VAT, and its vouchers as a file for a program for bookkeeping. */
export default function PeriodScreen() {
  const { t } = useTranslation('vouchers');
  const siteId = useSiteId();
  const [search, setSearch] = useSearchParams();
  const today = showDate(serverNow());
  const from = search.get('from') ?? `${today.slice(0, 8)}01`;
  const to = search.get('to') ?? today;
  const period = { from, to };
  const query = useQuery(queryFor(siteId, voucherCalls.sums, { query: period }));
  const put = (name: string) => (value: string) => {
    if (value !== '') setSearch(withQuery(search, { [name]: value }), { replace: true });
  };
  const save = (format: PeriodSums['files'][number]) =>
    void download(voucherCalls.export, { query: { ...period, format } }, siteId).catch(
      (cause: unknown) => showSnackbar(actionErrorOf(cause).text),
    );
  return (
    <div className="page stack">
      <Link to={sitePath(siteId, 'economy/accounting-order')}>{t('list.title')}</Link>
      <h1>{t('period.title')}</h1>
      <div className="row">
        <DateField label={t('period.from')} value={from} onChange={put('from')} />
        <DateField label={t('period.to')} value={to} onChange={put('to')} />
        <div className="actions">
          <Link
            className="button"
            to={sitePath(siteId, `reports/vat-summary?${new URLSearchParams(period)}`)}
          >
            {t('period.vat')}
          </Link>
          {query.data?.data.files.map((format) => (
            <Button key={format} onClick={() => save(format)}>
              {t(`period.${format}`)}
            </Button>
          ))}
        </div>
      </div>
      <Loaded query={query} rows={6}>
        {({ data: { accounts, waiting } }) => (
          <div className="stack">
            {waiting > 0 && <p className="callout">{t('period.waiting', { count: waiting })}</p>}
            {accounts.length === 0 && <p>{t('list.empty')}</p>}
            {accounts.length > 0 && <AccountSums sums={accounts} />}
          </div>
        )}
      </Loaded>
    </div>
  );
}
