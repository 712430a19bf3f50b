import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#contract/kit/call.ts';
import type { Understood } from '#contract/desk/search-rules.ts';
import type { searchCalls } from '#contract/desk/search.ts';
import { OfflineError } from '#src/data/api-errors.ts';
import { whatAnswered } from '#src/data/failures.ts';
import { useLiveState } from '#src/data/live-state.ts';
import { answeredAt } from '#src/data/server-time.ts';
import { showTime } from '#src/i18n/time.ts';
import { DeviceResults } from './device-results.tsx';
import { Group } from './found-group.tsx';
import { NotHere } from './not-here.tsx';
import { NothingFound } from './nothing-found.tsx';

interface Props {
  siteId: string;
  wanted: Understood;
  answer: UseQueryResult<Answer<typeof searchCalls.search>>;
}

/** The hits of a search by group, or why there are none. */
export function SearchResults({ siteId, wanted, answer }: Props) {
  const { t } = useTranslation('search');
  const { data, error } = answer;
  const isCut = useLiveState() === 'offline';
  const offline = error instanceof OfflineError;
  // Known at once to be without the server, or found out by asking it.
  if (!data && (offline || (isCut && !error))) {
    return (
      <DeviceResults
        siteId={siteId}
        wanted={wanted}
        instead={whatAnswered(error)}
        onAgain={() => void answer.refetch()}
      />
    );
  }
  if (error && !data) {
    return (
      <div className="message warn stack tight" role="alert">
        <p>{whatAnswered(error) ?? (error.message || t('failed'))}</p>
        <button type="button" className="button" onClick={() => void answer.refetch()}>
          {t('again')}
        </button>
      </div>
    );
  }
  if (!data)
    return <div className="skeleton search-skeleton" role="status" aria-label={t('searching')} />;
  const { groups, kept } = data.data;
  const hits = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {offline && (
        <p className="message warn stack tight">
          {t('offlineKept', { time: showTime(answeredAt(answer)) })}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {t('found', { count: hits })}
      </p>
      {groups.map((group) => (
        <Group key={group.group} siteId={siteId} found={group} />
      ))}
      {!hits &&
        (kept ? (
          <NothingFound siteId={siteId} wanted={wanted} />
        ) : (
          <NotHere siteId={siteId} wanted={wanted} />
        ))}
    </>
  );
}
