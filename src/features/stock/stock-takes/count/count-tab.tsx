import { stockTakeCalls, stockTakes } from '#contract/stock/stock-takes/stock-takes.ts';
import type { Row } from '#contract/kit/row.ts';
import { useTranslation } from 'react-i18next';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { drain } from '#src/data/outbox/outbox-drain.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { useDifferences } from '../use-differences.ts';
import { Counting } from './counting.tsx';

const notRead = (cause: unknown) => logProblem('How far the count is was not read', cause);

/** Asks again how far the count is, once what was counted is sent. */
async function refetchResource(siteId: SiteId, id: number): Promise<void> {
  await drain(siteId);
  const [site, path] = queryFor(siteId, stockTakeCalls.differences, { params: { id } }).queryKey;
  await queryClient.invalidateQueries({ queryKey: [site, path] });
}

/** Counting in a stock take, and how far it has come. */
export function CountTab({ row }: { row: Row }) {
  const { t } = useTranslation('stock-takes');
  const siteId = useSiteId();
  const mayWrite = useMayWrite(stockTakes);
  const progress = useDifferences(row.id).data?.data;
  const open = row['state'] === 'open' && row.archived_at === null && mayWrite;

  if (!open) return <p className="muted">{t('count.over')}</p>;
  return (
    <section className="section">
      {progress && (
        <label className="stack tight">
          {t('count.progress', { read: progress.read, places: progress.places })}
          <progress max={Math.max(1, progress.places)} value={progress.read} />
        </label>
      )}
      <Counting takeId={row.id} onOver={() => refetchResource(siteId, row.id).catch(notRead)} />
    </section>
  );
}
