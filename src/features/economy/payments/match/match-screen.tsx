import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { paymentCalls, waitingPerPage } from '#contract/economy/payments/payment-calls.ts';
import { payments } from '#contract/economy/payments/payments.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useMay } from '#src/crud/use-may-write.ts';
import { queryFor } from '#src/data/query.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Pager } from '#src/ui/paging/pager.tsx';
import { ReadFile } from './read-file.tsx';
import { WaitingList } from './waiting-list.tsx';

/** Files of the bank are read here, and what waits is matched one after the other: the next stands ready as soon as one is done. */
export default function MatchScreen() {
  const { t } = useTranslation('payments');
  const siteId = useSiteId();
  const may = useMay();
  const [search, setSearch] = useSearchParams();
  const file = search.get('file');
  const first = search.get('payment');
  const page = Math.max(Number(search.get('page') ?? 1) || 1, 1);
  const query = useQuery(
    queryFor(siteId, paymentCalls.waiting, {
      query: { page: String(page), ...(file && { bank_file_id: file }), ...(first && { first }) },
    }),
  );
  const [isOpen, setIsOpen] = useState(false);
  const [outcome, setOutcome] = useState('');
  // Where nothing waits, a file is what comes next.
  const isReading = isOpen || query.data?.meta.total === 0;
  useReadAgain(query, useChanges(payments.name));
  const read = (said: string) => {
    setOutcome(said);
    setIsOpen(false);
    void query.refetch();
  };
  const turn = (next: number) => setSearch(withQuery(search, { page: String(next) }));
  return (
    <div className="page stack" data-width="text">
      <h1>{t('match.title')}</h1>
      <nav className="actions" aria-label={t('match.title')}>
        {may('payments.write') && query.data && !isReading && (
          <Button onClick={() => setIsOpen(true)}>{t('match.read')}</Button>
        )}
        <Link className="button" to={sitePath(siteId, 'payments')}>
          {t('payments.title')}
        </Link>
        <Link className="button" to={sitePath(siteId, 'bank/files')}>
          {t('bank-files.title')}
        </Link>
        <Link className="button" to={sitePath(siteId, 'payments/credits')}>
          {t('credits')}
        </Link>
      </nav>
      {may('payments.write') && isReading && <ReadFile onRead={read} />}
      <p role="status">{outcome}</p>
      <Loaded query={query} rows={4}>
        {({ data, meta }) => (
          <>
            <WaitingList
              payments={data}
              left={meta}
              // What was passed over waits on the pages before.
              onAllDone={() => (page > 1 ? turn(1) : void query.refetch())}
              onStale={() => void query.refetch()}
            />
            {(meta.total > data.length || page > 1) && (
              <Pager
                page={page}
                pages={Math.max(page, Math.ceil(meta.total / waitingPerPage))}
                onTurn={turn}
              />
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}
