import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { transferCalls, transfers } from '#contract/hotel/transfers.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { queryFor } from '#src/data/query.ts';
import { signal } from '#src/device/chime.ts';
import { showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { CarriedSets } from './carried-sets.tsx';
import { CameLately } from './came-lately.tsx';
import { PaperLink } from './paper-link.tsx';
import { ScanField } from './scan-field.tsx';

/** What is on its way here: each set is received by its label, and what has not come is said to be missing. */
export default function IncomingScreen() {
  const { t } = useTranslation('transfers');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, transferCalls.incoming, undefined));
  const came = useQuery(queryFor(siteId, transferCalls.came, undefined));
  const [{ refetch }, { refetch: readCame }] = [query, came];
  const readAnew = useCallback(() => Promise.all([refetch(), readCame()]), [refetch, readCame]);
  const { busy, actionError, run } = useAction();
  const [asking, setAsking] = useState<number | null>(null);
  const isLoading = query.isLoading || came.isLoading;
  useReadAgain({ refetch: readAnew, isLoading }, useChanges(transfers.name));
  const all = query.data?.data ?? [];
  const receive = (number: string) =>
    run(async (write) => {
      const by = all.find(({ sets }) => sets.some((set) => set.number === number));
      try {
        const params = { id: by?.id ?? all[0]?.id ?? 0 };
        await write(transferCalls.receive, { params, body: { number } }, { siteId });
        signal('ok');
      } catch (cause) {
        signal('bad');
        throw cause;
      } finally {
        await readAnew();
      }
    });
  const missRest = (id: number) =>
    void run(async (write) => {
      await write(transferCalls.missRest, { params: { id }, body: {} }, { siteId });
      await readAnew();
    });
  return (
    <div className="page">
      <h1>{t('incoming.title')}</h1>
      {all.length > 0 && <ScanField label={t('incoming.scan')} onNumber={receive} />}
      <ErrorNote text={actionError.text} />
      <Loaded query={query} rows={5}>
        {({ data }) => (
          <>
            {data.length === 0 && <EmptyState title={t('incoming.none')} />}
            {data.map(({ id, number, from_site: from, driver, sent_at: at, sets }) => (
              <section key={id} className="section">
                <h2>{t('incoming.from', { number, site: from })}</h2>
                <p>{t('incoming.left', { driver, time: showTime(at) })}</p>
                <CarriedSets sets={sets} left />
                <div className="actions">
                  <PaperLink id={id} text={t('sets.manifest')} />
                  <Button busy={busy} onClick={() => setAsking(id)}>
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
        text={t('incoming.sureText')}
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
