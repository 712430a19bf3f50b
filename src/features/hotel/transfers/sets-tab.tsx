import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { transferCalls, transfers } from '#contract/hotel/transfers.ts';
import type { Row } from '#contract/kit/row.ts';
import { useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { queryFor } from '#src/data/query.ts';
import { signal } from '#src/device/chime.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { CarriedSets } from './carried-sets.tsx';
import { ScanField, type Said } from './scan-field.tsx';
import { SendForm } from './send-form.tsx';

/** What a transfer carries: read on while it is here; then it leaves with a driver, who signs for it. */
export function SetsTab({ row }: { row: Row }) {
  const { t } = useTranslation('transfers');
  const siteId = useSiteId();
  const params = { id: row.id };
  const query = useQuery(queryFor(siteId, transferCalls.sets, { params }));
  useReadAgain(query, row.version);
  const { actionError, run } = useAction();
  const isDraft = row['state'] === 'draft' && row.archived_at === null;
  const mayWrite = useMayWrite(transfers) && isDraft;
  async function put(number: string): Promise<Said | null> {
    if (query.data?.data.some((set) => set.number === number)) {
      return { sound: 'twice', tone: 'warn', text: t('sets.again', { number }) };
    }
    let said: Said | null = null;
    await run(async (write) => {
      try {
        await write(transferCalls.load, { params, body: { number } }, { siteId });
        said = { sound: 'ok', tone: 'ok', text: t('sets.put', { number }) };
      } catch (cause) {
        signal('bad');
        throw cause;
      } finally {
        await query.refetch();
        refetchResource(siteId, transfers);
      }
    });
    return said;
  }
  return (
    <div className="stack">
      {mayWrite && <ScanField label={t('sets.scan')} onNumber={put} />}
      {mayWrite && <ErrorNote text={actionError.text} />}
      <Loaded query={query} empty={t('sets.none')}>
        {({ data }) => <CarriedSets sets={data} left={!isDraft} />}
      </Loaded>
      {mayWrite && (query.data?.data.length ?? 0) > 0 && (
        <section className="section">
          <h2>{t('send.title')}</h2>
          <SendForm row={row} />
        </section>
      )}
    </div>
  );
}
