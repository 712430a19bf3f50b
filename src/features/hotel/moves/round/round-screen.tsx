import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { onTheWay } from '#contract/hotel/moves/move-rules.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { isLeft, isOwn, useWork, type ShownMove } from '../use-work.ts';
import { takeRound, useKeptRound } from './kept-round.ts';
import { pickListOf } from './pick-list-of.ts';
import { RoundWork } from './round-work.tsx';
import './round.css';

/** A round through the racks: set after set in walking order, then each to its lift. It goes on where it was left. */
export default function RoundScreen() {
  const { t } = useTranslation('moves');
  const siteId = useSiteId();
  const { query, moves } = useWork(siteId);
  return (
    <div className="page">
      <h1>{t('round.title')}</h1>
      <Loaded query={query} rows={4}>
        {() => <Round siteId={siteId} moves={moves} />}
      </Loaded>
    </div>
  );
}

function Round({ siteId, moves }: { siteId: SiteId; moves: readonly ShownMove[] }) {
  const { t } = useTranslation('moves');
  const navigate = useNavigate();
  const kept = useKeptRound(siteId);
  // Begun on another device, it goes on here.
  const [ids] = useState(() => kept ?? moves.flatMap(({ id, mine }) => (mine ? [id] : [])));
  const [later, setLater] = useState<readonly number[]>([]);
  const mine = moves
    .filter(({ id }) => ids.includes(id))
    .filter(isLeft)
    .filter(isOwn);
  const inOrder = (all: readonly ShownMove[]) => [
    ...all.filter(({ id }) => !later.includes(id)),
    ...later.flatMap((id) => all.find((move) => move.id === id) ?? []),
  ];
  const next = inOrder(onTheWay(mine.filter(({ state }) => state === 'planned')));
  const toStage = inOrder(mine.filter(({ state }) => state === 'picked'));
  const [current] = next.length > 0 ? next : toStage;
  const left = next.length + toStage.length;

  async function end() {
    await takeRound(siteId, []);
    await navigate(sitePath(siteId, 'logistics'));
  }
  const leave = () => {
    end().catch((cause: unknown) => logProblem('The end of a round was not kept', cause));
  };
  if (!current) {
    return (
      <div className="card">
        <h2>{t('round.done')}</h2>
        <Button variant="primary" onClick={leave}>
          {t('round.back')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <label className="stack tight">
        {t('round.left', { count: left })}
        <progress max={ids.length} value={ids.length - left} />
      </label>
      <RoundWork
        key={siteId}
        siteId={siteId}
        mode={next.length > 0 ? 'pick' : 'stage'}
        move={current}
        moves={mine}
        onLater={() => setLater([...later.filter((id) => id !== current.id), current.id])}
      />
      <div className="actions">
        <Link className="button" to={sitePath(siteId, 'logistics')}>
          {t('round.back')}
        </Link>
        {next.length > 0 && (
          <Link className="button" to={sitePath(siteId, pickListOf(next))}>
            {t('round.print')}
          </Link>
        )}
        <Button onClick={leave}>{t('round.leave')}</Button>
      </div>
    </>
  );
}
