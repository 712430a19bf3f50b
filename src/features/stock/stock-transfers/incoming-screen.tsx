import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import {
  stockTransferCalls,
  stockTransfers,
} from '#contract/stock/stock-transfers/stock-transfers.ts';
import { useChanges } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { queryFor } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { CameLately } from './came-lately.tsx';
import { TransferPaperButton } from './transfer-paper-button.tsx';
import { ReceiveForm } from './receive-form.tsx';
import { StrangeScan } from './strange-scan.tsx';

/** What other sites have sent here: received as it comes, and told what has not. */
export default function IncomingScreen() {
  const { t } = useTranslation('stock-transfers');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, stockTransferCalls.incoming, undefined));
  const changes = useChanges(stockTransfers.name);
  const came = useQuery(queryFor(siteId, stockTransferCalls.came, undefined));
  const { refetch } = query;
  const { refetch: readCame } = came;
  useEffect(() => {
    if (changes === 0) return;
    Promise.all([refetch(), readCame()]).catch((cause: unknown) =>
      logProblem('No transfers', cause),
    );
  }, [changes, refetch, readCame]);
  return (
    <div className="page" data-width="text">
      <h1>{t('incoming.title')}</h1>
      <Loaded query={query} rows={5}>
        {({ data }) => (
          <>
            {data.length === 0 && <EmptyState title={t('incoming.none')} />}
            {data.length > 0 && <StrangeScan />}
            {data.map((transfer) => (
              <section
                // What came meanwhile is another form: nobody receives it twice.
                key={`${transfer.id} ${transfer.lines.map((line) => line.received + line.lost).join(' ')}`}
                className="section stack"
              >
                <h2>{t('incoming.from', { number: transfer.number, site: transfer.from_site })}</h2>
                <p>
                  {t('incoming.left', {
                    driver: transfer.driver,
                    day: showDate(transfer.sent_at),
                    time: showTime(transfer.sent_at),
                  })}
                </p>
                <div className="actions">
                  <TransferPaperButton id={transfer.id}>{t('paper.print')}</TransferPaperButton>
                </div>
                <ReceiveForm
                  transfer={transfer}
                  onDone={() => {
                    refetchResource(siteId, stockLevels);
                    void refetch();
                    void readCame();
                  }}
                />
              </section>
            ))}
          </>
        )}
      </Loaded>
      {came.data && <CameLately came={came.data.data} />}
    </div>
  );
}
