import { useQuery } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { database } from '#src/data/database.ts';
import { dismiss } from '#src/data/outbox/outbox.ts';
import type { OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { queryFor } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { showTime } from '#src/i18n/time.ts';
import { intentIn } from '../local-store/pending.ts';
import { refreshHotelSoon } from '../local-store/refresh-hotel.ts';
import { answerConflict, conflictOf, placeInstead } from '../work/conflicts.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

const failed = (cause: unknown) => logProblem('What was decided was not kept', cause);

/** What could not be done as it was meant: one after the other, each with what can be decided about it. */
export function ConflictCards({ rows }: { rows: readonly OutboxRow[] }) {
  const { t } = useTranslation('scanner');
  const [row] = rows;
  return (
    <section className="quick-result bad" aria-live="polite">
      {row && <Card key={row.seq} row={row} />}
      {rows.length > 1 && <p className="t24">{t('conflicts.more', { count: rows.length - 1 })}</p>}
    </section>
  );
}

/** Where a set stands now as far as this device knows, and who put it there and when, where the server says it. */
function useWhereNow(row: OutboxRow) {
  const { siteId } = row;
  const { set_id: id } = intentIn(row);
  const now = useLiveQuery(async () => {
    const set = await database.hotelSets.get([siteId, id]);
    const place = set?.place_id && (await database.hotelPlaces.get([siteId, set.place_id]));
    return set && { set, place: place ? place.code : null };
  }, [siteId, id]);
  const { data } = useQuery({
    ...queryFor(siteId, wheelSetCalls.movements, { params: { id } }),
    staleTime: 0,
  });
  const [last] = data?.data ?? [];
  const isSame = now && last?.to_state === now.set.state && last.to_place === now.place;
  const isElsewhere = now !== undefined && last !== undefined && !isSame;
  useEffect(() => {
    if (isElsewhere) refreshHotelSoon(siteId);
  }, [isElsewhere, siteId, last?.id]);
  return { now, last: isSame ? last : undefined };
}

function Card({ row }: { row: OutboxRow }) {
  const { t } = useTranslation(['scanner', 'wheel-sets']);
  const conflict = conflictOf(row);
  const { now, last } = useWhereNow(row);
  const isFull = conflict === 'wheel-sets.place_taken';
  const instead = useLiveQuery(
    async () => (isFull ? placeInstead(row) : null),
    [isFull, row.seq, row.key],
  );
  const { set = '', plate = '' } = row.act.values ?? {};
  const answer = (which: Parameters<typeof answerConflict>[1]) =>
    void answerConflict(row, which, now?.set).catch(failed);
  // What they did themselves since, at another device, is where it is.
  const isOver = last?.mine === true && Date.parse(last.at) > row.madeAt;
  return (
    <>
      <p className="quick-word">{t(row.act.words as string, { ...row.act.values })}</p>
      <p className="quick-big">{set}</p>
      <p className="t24">
        <Facts of={[plate, showTime(row.madeAt)]} />
      </p>
      <p>{row.actionError?.message}</p>
      {now && (
        <p className="t24">
          {t('conflicts.now', { place: now.place ?? t(`signs.found.${now.set.state}`) })}
        </p>
      )}
      <p>
        {last?.mine === true && (
          <span>{t('conflicts.byYou', { time: showTime(Date.parse(last.at)) })}</span>
        )}
        {last?.mine === false && (
          <span>
            {t('conflicts.by', { who: last.by ?? '–', time: showTime(Date.parse(last.at)) })}
          </span>
        )}
        {!last && <span>{t('conflicts.offline')}</span>}
      </p>
      <div className="quick-answers">
        {instead && (
          <button type="button" onClick={() => answer({ at: instead })}>
            {t('conflicts.other', { place: instead.code })}
          </button>
        )}
        {conflict && !isOver && (
          <button type="button" onClick={() => answer('mine')}>
            {isFull ? t('conflicts.both') : t('conflicts.mine')}
          </button>
        )}
        {conflict && !isOver ? (
          <button type="button" onClick={() => answer('theirs')}>
            {t('conflicts.theirs')}
          </button>
        ) : (
          <button type="button" onClick={() => void dismiss(row.seq).catch(failed)}>
            {t('conflicts.understood')}
          </button>
        )}
      </div>
    </>
  );
}
