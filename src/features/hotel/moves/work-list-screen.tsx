import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { byUrgency, moveViews, onTheWay, viewOf } from '#contract/hotel/moves/move-rules.ts';
import { moves as resource } from '#contract/hotel/moves/moves.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { logProblem } from '#src/device/log.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Segments } from '#src/ui/input/segments.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { MoveCard } from './move-card.tsx';
import { pickListOf } from './round/pick-list-of.ts';
import { takeRound, useKeptRound } from './round/kept-round.ts';
import { canTake, isLeft, isOpen, isOwn, useWork, type ShownMove } from './use-work.ts';
import { SearchCard } from './search-card.tsx';
import './moves.css';

/** What is to be carried: now, tomorrow, what came in, and what went wrong; a round begins here. */
export default function WorkListScreen() {
  const { t } = useTranslation(['moves', 'set-searches', 'transfers']);
  const siteId = useSiteId();
  const [search, setSearch] = useSearchParams();
  const { query, today, moves, searches } = useWork(siteId);
  const mayWrite = useMayWrite(resource);
  const view = moveViews.find((one) => one === search.get('view')) ?? 'now';
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const day = view === 'tomorrow' ? view : 'now';
  const open = moves.filter(isOpen);
  const of = (name: string) => open.filter((move) => viewOf(move, today) === name);
  const shown = of(view).toSorted(byUrgency);
  const searched = view === 'exceptions' ? searches : [];
  // What was chosen, or else all that is shown and can be fetched.
  const fetched = shown.filter(canTake);
  const picked = fetched.filter(({ id }) => chosen.has(id));
  const listed = picked.length > 0 ? picked : fetched;
  const turn = (id: number) => setChosen((before) => before.symmetricDifference(new Set([id])));
  return (
    <div className="page moves">
      <header className="row apart">
        <h1>{t('title')}</h1>
        <nav className="actions" aria-label={t('all')}>
          <Link className="button" to={sitePath(siteId, 'logistics/incoming')}>
            {t('transfers:incoming.title')}
          </Link>
          <Link className="button" to={sitePath(siteId, 'logistics/transfers')}>
            {t('transfers:transfers.title')}
          </Link>
          <Link className="button" to={sitePath(siteId, 'logistics/moves')}>
            {t('all')}
          </Link>
          {mayWrite && (
            <Link className="button" to={sitePath(siteId, 'logistics/moves/new')}>
              {t('ask')}
            </Link>
          )}
          {mayWrite && listed.length > 0 && (
            <Link className="button" to={sitePath(siteId, pickListOf(listed))}>
              {t('round.print')}
            </Link>
          )}
        </nav>
      </header>
      <Segments
        label={t('views.label')}
        options={moveViews.map((name) => {
          const count = of(name).length + (name === 'exceptions' ? searches.length : 0);
          return {
            value: name,
            label: count > 0 ? `${t(`views.${name}`)} ${count}` : t(`views.${name}`),
          };
        })}
        value={view}
        onChoose={(name) => setSearch(withQuery(search, { view: name }), { replace: true })}
      />
      <Loaded query={query} rows={6}>
        {() => (
          <>
            {shown.length + searched.length === 0 && <EmptyState title={t(`none.${view}`)} />}
            <ul className="tiles broad">
              {searched.map((search) => (
                <li key={`search ${search.id}`}>
                  <SearchCard search={search} siteId={siteId} onTaken={query.refetch} />
                </li>
              ))}
              {shown.map((move) => (
                <li key={move.id}>
                  <MoveCard
                    move={move}
                    siteId={siteId}
                    {...(mayWrite &&
                      canTake(move) && {
                        isChosen: chosen.has(move.id),
                        onTurn: () => turn(move.id),
                      })}
                  />
                </li>
              ))}
            </ul>
            {view === 'exceptions' && (
              <Link to={sitePath(siteId, 'tyre-hotel/searches?state=found,given_up')}>
                {t('search.before')}
              </Link>
            )}
          </>
        )}
      </Loaded>
      {mayWrite && (
        <RoundBar siteId={siteId} open={open} day={day} wanted={of(day)} chosen={chosen} />
      )}
    </div>
  );
}

interface BarProps {
  siteId: string;
  open: readonly ShownMove[];
  day: 'now' | 'tomorrow';
  /** What is wanted then. */
  wanted: readonly ShownMove[];
  chosen: ReadonlySet<number>;
}

/** What begins a round: with what was chosen, with all that is wanted now or tomorrow; or goes on with the one that was begun. */
function RoundBar({ siteId, open, day, wanted, chosen }: BarProps) {
  const { t } = useTranslation('moves');
  const navigate = useNavigate();
  const kept = useKeptRound(siteId);
  const left = open
    .filter(isLeft)
    .filter((move) => (kept ? kept.includes(move.id) && isOwn(move) : move.mine));
  const taken = open.filter((move) => chosen.has(move.id) && canTake(move));
  const round = taken.length > 0 ? taken : wanted.filter(canTake);
  async function begin() {
    const ids = [...left, ...onTheWay(round)].map(({ id }) => id);
    await takeRound(siteId, [...new Set(ids)]);
    await navigate(sitePath(siteId, 'logistics/round'));
  }
  if (left.length === 0 && round.length === 0) return null;
  return (
    <div className="at-foot large">
      {left.length > 0 && (
        <Link className="button primary" to={sitePath(siteId, 'logistics/round')}>
          {t('round.goOn', { count: left.length })}
        </Link>
      )}
      {(left.length === 0 || taken.length > 0) && round.length > 0 && (
        <Button
          variant={left.length === 0 ? 'primary' : 'plain'}
          onClick={() => {
            begin().catch((cause: unknown) => logProblem('A round was not kept', cause));
          }}
        >
          {taken.length > 0
            ? t('round.begin', { count: round.length })
            : t('round.all', { count: round.length, view: t(`views.${day}`) })}
        </Button>
      )}
    </div>
  );
}
