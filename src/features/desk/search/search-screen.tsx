import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { understand, type Understood } from '#contract/desk/search-rules.ts';
import { logProblem } from '#src/device/log.ts';
import { scannedCode } from '#src/device/scan/scanned-code.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { noteSearch } from './recent-searches.ts';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import { SearchStart } from './search-start.tsx';
import { keptSearch } from './search-query.ts';
import './search.css';

const notNoted = (cause: unknown) => logProblem('A search was not noted', cause);

/** What a plate, a name or a prefixed number finds. One that can only be one thing leads there at once. */
export default function SearchScreen() {
  const { t } = useTranslation('search');
  const siteId = useSiteId();
  const { query = '' } = useParams();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const typed = query || (search.get('query') ?? '');
  const wanted = understand(scannedCode(typed));
  const answer = useQuery(keptSearch(siteId, wanted));
  const found = answer.data?.data;
  const isFresh = answer.isFetchedAfterMount;

  useEffect(() => {
    if (isFresh && found?.groups.length) noteSearch(siteId, typed).catch(notNoted);
  }, [isFresh, found, siteId, typed]);

  // A user who is still typing is not carried away.
  const arrived = !(state as { typing?: boolean } | null)?.typing;
  if (found?.exact && isFresh && arrived) {
    return <Navigate to={sitePath(siteId, found.exact.path)} replace />;
  }
  return (
    <div className="page search-page" data-width="text">
      <h1>{t('title')}</h1>
      <SearchForm siteId={siteId} typed={typed} />
      {wanted.problem === 'empty' && !wanted.prefix ? (
        <SearchStart siteId={siteId} />
      ) : (
        <>
          <Understanding wanted={wanted} />
          {!wanted.problem && <SearchResults siteId={siteId} wanted={wanted} answer={answer} />}
        </>
      )}
    </div>
  );
}

/** Says what a search was taken for, or why it cannot be made. */
function Understanding({ wanted }: { wanted: Understood }) {
  const { t } = useTranslation('search');
  const { kind, prefix, guesses, problem } = wanted;
  const what =
    kind === 'any' ? guesses.map((guess) => t(`guesses.${guess}`)).join(' · ') : t(`finds.${kind}`);
  return (
    <p className="row muted small" role="status">
      {prefix && <kbd>{prefix}</kbd>}
      <span>{what || t('guesses.nothing')}</span>
      {problem && <strong className="alarmed">{t(`problems.${problem}`)}</strong>}
    </p>
  );
}
