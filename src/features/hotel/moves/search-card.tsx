import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SearchedSet } from '#contract/hotel/moves/moves.ts';
import { setSearches } from '#contract/hotel/set-searches/set-searches.ts';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Plate } from '#src/ui/plate.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { Wanted } from './move-card.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  search: SearchedSet;
  siteId: string;
  /** Reads the work list again. */
  onTaken: () => Promise<unknown>;
}

/** A set that is searched for: where it stood, who looks, who wants it. It leads to where to look, and is gone once the set is found. */
export function SearchCard({ search, siteId, onTaken }: Props) {
  const { t } = useTranslation(['moves', 'set-searches', 'wheel-sets']);
  const mayWrite = useMayWrite(setSearches);
  const { busy, actionError, run } = useAction();
  const { id, version, set, licenseplate, season, size, place, seeker, since, wanted } = search;
  const take = () =>
    void run(async (write) => {
      await write(setSearches.calls.take, { params: { id }, body: { version } }, { siteId });
      refetchResource(siteId, setSearches);
      await onTaken();
    });
  return (
    <article className="move-card card">
      <div className="row">
        {place === null ? <span>{t('nowhere')}</span> : <b className="place">{place}</b>}
        <b>{t('search.stood')}</b>
      </div>
      <div className="row">
        <Plate plate={licenseplate || null} />
        <Link className="strong" to={sitePath(siteId, `tyre-hotel/searches/${id}`)}>
          {t('search.look', { set })}
        </Link>
        <small className="muted">
          <Facts of={[t(`wheel-sets:wheel-sets.choices.season.${season as 'summer'}`), size]} />
        </small>
      </div>
      <div className="row">
        <StatusChip tone="bad">{t('search.since', { at: sinceWhen(since) })}</StatusChip>
        {wanted && <Wanted by={wanted} />}
        {seeker && <StatusChip tone="info">{t('search.by', { who: seeker })}</StatusChip>}
      </div>
      {mayWrite && search.state === 'open' && (
        <Button busy={busy} onClick={take}>
          {t('set-searches:set-searches.steps.take')}
        </Button>
      )}
      <ErrorNote text={actionError.text} />
    </article>
  );
}

/** The time of what was today, the day of what was before. */
const sinceWhen = (at: string): string =>
  showDate(at) === showDate(serverNow()) ? showTime(at) : showDate(at);
