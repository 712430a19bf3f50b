import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { transferCalls, transfers } from '#contract/hotel/transfers.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { queryFor } from '#src/data/query.ts';
import { useOutbox } from '#src/data/outbox/use-outbox.ts';
import { logProblem } from '#src/device/log.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { CarriedSets } from './carried-sets.tsx';
import { CameLately } from './came-lately.tsx';
import { PaperLink } from './paper-link.tsx';
import { receiveSet, withReceived } from './receive-set.ts';
import { ScanField, type Said } from './scan-field.tsx';

/** What is on its way here: each set is received by its label, and what has not come is said to be missing. */
export default function IncomingScreen() {
  const { t } = useTranslation('transfers');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, transferCalls.incoming, undefined));
  const came = useQuery(queryFor(siteId, transferCalls.came, undefined));
  const [{ refetch }, { refetch: readCame }] = [query, came];
  const refetchResource = useCallback(
    () => Promise.all([refetch(), readCame()]),
    [refetch, readCame],
  );
  const { busy, actionError, run } = useAction();
  const [asking, setAsking] = useState<number | null>(null);
  const isLoading = query.isLoading || came.isLoading;
  useReadAgain({ refetch: refetchResource, isLoading }, useChanges(transfers.name));
  const { rows } = useOutbox(siteId);
  const all = withReceived(query.data?.data ?? [], rows);
  async function receive(number: string): Promise<Said> {
    try {
      const outcome = await receiveSet(siteId, number);
      if (outcome === 'received')
        return { sound: 'ok', tone: 'ok', text: t('incoming.received', { number }) };
      if (outcome === 'again')
        return { sound: 'twice', tone: 'warn', text: t('incoming.again', { number }) };
      return { sound: 'bad', tone: 'bad', text: t('errors.not_here', { number }) };
    } catch (cause) {
      // Nothing shows as received: it has to be read again.
      logProblem('A set that has come was not kept', cause);
      return { sound: 'bad', tone: 'bad', text: t('incoming.notKept', { number }) };
    }
  }
  const restOf = (id: number | null) =>
    all
      .flatMap((one) => (one.id === id ? one.sets : []))
      .flatMap(({ number, outcome }) => (outcome === '' ? number : []))
      .join(', ');
  const missRest = (id: number) =>
    void run(async (write) => {
      await write(transferCalls.missRest, { params: { id }, body: {} }, { siteId });
      await refetchResource();
    });
  return (
    <div className="page">
      <h1>{t('incoming.title')}</h1>
      {all.length > 0 && <ScanField label={t('incoming.scan')} onNumber={receive} />}
      <ErrorNote text={actionError.text} />
      <Loaded query={query} rows={5}>
        {() => (
          <>
            {all.length === 0 && <EmptyState title={t('incoming.none')} />}
            {all.map(({ id, number, from_site: from, driver, sent_at: at, sets }) => (
              <section key={id} className="section">
                <h2>{t('incoming.from', { number, site: from })}</h2>
                <p>
                  {t('incoming.left', { driver, day: showDate(at), time: showTime(at) })}
                  <br />
                  <b>
                    {t('incoming.progress', {
                      received: sets.filter(({ outcome }) => outcome === 'received').length,
                      count: sets.length,
                    })}
                  </b>
                </p>
                <CarriedSets sets={sets} left />
                <div className="actions">
                  <PaperLink id={id} text={t('sets.manifest')} />
                  <Button
                    busy={busy}
                    // What waits here would be said to be missing.
                    disabled={sets.some(({ unsent }) => unsent)}
                    onClick={() => setAsking(id)}
                  >
                    {t('incoming.missRest')}
                  </Button>
                </div>
              </section>
            ))}
          </>
        )}
      </Loaded>
      <CameLately came={came.data?.data ?? []} />
      <ConfirmDialog
        open={asking !== null}
        title={t('incoming.sure')}
        text={t('incoming.sureText', { numbers: restOf(asking) })}
        action={t('incoming.missRest')}
        danger
        onConfirm={() => {
          if (asking !== null) missRest(asking);
          setAsking(null);
        }}
        onClose={() => setAsking(null)}
      />
    </div>
  );
}
