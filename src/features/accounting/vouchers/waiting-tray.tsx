import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { voucherCalls, type WaitingEvent } from '#contract/accounting/vouchers/voucher-calls.ts';
import { ledgerAccounts } from '#contract/money/ledger-accounts.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { queryFor } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import { sayDay } from '#src/i18n/said-day.ts';
import { showDate } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { documentPath } from './document-path.ts';
import { lackPath } from './lack-path.ts';
import { readVouchersAgain } from './read-again.ts';

/** What happened and could not be booked, with what lacks for it; nothing where nothing waits. */
export function WaitingTray() {
  const { t } = useTranslation('vouchers');
  const siteId = useSiteId();
  const may = useMay();
  const { busy, actionError, run } = useAction();
  const query = useQuery(queryFor(siteId, voucherCalls.waiting, undefined));
  useReadAgain(query, useChanges('invoices') + useChanges('orders'));
  const total = query.data?.meta.total ?? 0;
  const book = () =>
    run(async (write) => {
      const { data } = await write(voucherCalls.bookWaiting, { body: {} }, { siteId });
      showSnackbar(t('waiting.done', { count: data.booked }));
      await readVouchersAgain(siteId);
    });
  if (query.data && total === 0) return null;
  return (
    <section className="section stack" aria-label={t('waiting.title')}>
      <h2>{t('waiting.title')}</h2>
      <p className="muted">{t('waiting.intro', { count: total })}</p>
      <Loaded query={query} rows={2}>
        {({ data }) => (
          <ol className="rows">
            {data.map((one) => (
              <WaitingRow key={one.id} waiting={one} />
            ))}
          </ol>
        )}
      </Loaded>
      <ErrorNote text={actionError.text} />
      {may('vouchers.write') && (
        <div className="actions">
          <Button variant="primary" busy={busy} onClick={() => void book()}>
            {t('waiting.book')}
          </Button>
        </div>
      )}
    </section>
  );
}

function WaitingRow({ waiting }: { waiting: WaitingEvent }) {
  const { t, i18n } = useTranslation('vouchers');
  const words = useTranslations(ledgerAccounts);
  const siteId = useSiteId();
  const { day, kind, document, amount, lack } = waiting;
  const path = lackPath(lack);
  const what = t(`lacks.${lack.code}`, { ...lack.about });
  return (
    <li>
      <time className="muted small" dateTime={day}>
        {sayDay(day, showDate(serverNow()), i18n.language)}
      </time>
      <span className="rest">
        <Link to={sitePath(siteId, documentPath(document))}>
          {t(`kinds.${kind}`, { number: document.number })}
        </Link>{' '}
        <small>
          {path ? <Link to={sitePath(siteId, path)}>{what}</Link> : <span>{what}</span>}
        </small>
      </span>
      <b>{moneyText(amount, words, i18n.language)}</b>
    </li>
  );
}
