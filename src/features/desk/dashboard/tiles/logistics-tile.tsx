import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { byUrgency, viewOf, type MoveView } from '#contract/hotel/moves/move-rules.ts';
import { moveCalls, moves } from '#contract/hotel/moves/moves.ts';
import { setSearches } from '#contract/hotel/set-searches/set-searches.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Facts } from '#src/ui/layout/facts.tsx';
import { Plate } from '#src/ui/plate.tsx';
import { ownTile } from './own-tile.ts';
import { Tile } from './tile.tsx';
import { TileNumber } from './tile-number.tsx';
import './tile-news.css';

const mostShown = 5;

/** What is to be carried: how much of it now, tomorrow, to the shelves and what went wrong, and the most urgent. */
export function LogisticsTile() {
  const { t } = useTranslation('dashboard');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, moveCalls.work, undefined));
  useReadAgain(query, useChanges(moves.name) + useChanges(setSearches.name));
  const work = sitePath(siteId, 'logistics');
  return (
    <Tile
      name="logistics"
      title={t('logistics.title')}
      to={work}
      tile={ownTile(query, ({ data }) => data)}
      onRetry={() => void query.refetch()}
    >
      {(value) => {
        const of = (view: MoveView) =>
          value?.moves.filter((move) => viewOf(move, value.today) === view) ?? [];
        const now = of('now').toSorted(byUrgency);
        const count = (rows: number) => (value ? rows : undefined);
        return (
          <>
            <dl className="tile-numbers">
              <TileNumber name={t('logistics.now')} count={count(now.length)} />
              <TileNumber
                name={t('logistics.incoming')}
                count={count(of('incoming').length)}
                to={`${work}?view=incoming`}
              />
              <TileNumber
                name={t('logistics.tomorrow')}
                count={count(of('tomorrow').length)}
                to={`${work}?view=tomorrow`}
              />
              <TileNumber
                name={t('logistics.wrong')}
                count={count(of('exceptions').length + (value?.searches.length ?? 0))}
                due
                to={`${work}?view=exceptions`}
              />
            </dl>
            <ol className="rows tile-news tile-rows" aria-label={t('logistics.first')}>
              {value && now.length === 0 && <li className="muted">{t('logistics.none')}</li>}
              {now.slice(0, mostShown).map((move) => (
                <li key={move.id}>
                  <b className="place">{move.place ?? '-'}</b>
                  <Plate plate={move.licenseplate || null} />
                  <Link className="cut rest" to={sitePath(siteId, `logistics/moves/${move.id}`)}>
                    {move.set}
                  </Link>
                  <small className="at-end">{move.to ?? move.station}</small>
                  <small className="second cut">
                    <Facts of={[move.size, move.to && move.station]} />
                  </small>
                </li>
              ))}
            </ol>
          </>
        );
      }}
    </Tile>
  );
}
