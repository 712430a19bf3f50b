import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { seasonCurve } from '#contract/reports/season-curve.ts';
import { isNearlyFull } from '#contract/hotel/storage-places/rack-rules.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { numberFormat } from '#src/i18n/formats.ts';
import { Meter } from '#src/ui/chart/meter.tsx';
import { ownTile } from './own-tile.ts';
import { SeasonPicture } from './season-picture.tsx';
import { Tile } from './tile.tsx';
import { TileNumber } from './tile-number.tsx';

/** How full the hotel is, and what in it asks for somebody. It is read by itself: the first page is there without it. */
export function HotelTile() {
  const { t, i18n } = useTranslation('dashboard');
  const siteId = useSiteId();
  const may = useMay();
  const query = useQuery(queryFor(siteId, wheelSetCalls.today, undefined));
  useReadAgain(query, useChanges(wheelSets.name));
  const full = (room: number, taken: number) =>
    numberFormat(i18n.language, { style: 'percent' }).format(room === 0 ? 0 : taken / room);
  return (
    <Tile
      name="hotel"
      title={t('hotel.title')}
      to={sitePath(siteId, 'tyre-hotel/list2')}
      tile={ownTile(query, ({ data }) => data)}
      onRetry={() => void query.refetch()}
    >
      {(value) => (
        <>
          <dl className="tile-numbers">
            <TileNumber name={t('hotel.taken')} count={value?.taken} />
            <TileNumber name={t('hotel.replace')} count={value?.replace} due />
            <TileNumber name={t('hotel.missing')} count={value?.missing} due />
          </dl>
          {value && (
            <div className="stack tight">
              <Meter
                label={t('hotel.full', {
                  room: numberFormat(i18n.language, {}).format(value.room),
                })}
                value={value.taken}
                most={value.room}
                text={full(value.room, value.taken)}
                tone={isNearlyFull(value.taken, value.room) ? 'warn' : 'info'}
              />
              <p className="muted">{t('hotel.out', { out: value.out })}</p>
            </div>
          )}
          {may(seasonCurve.read) && <SeasonPicture />}
        </>
      )}
    </Tile>
  );
}
