import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Answer } from '#contract/kit/call.ts';
import type { Understood } from '#contract/search-rules.ts';
import type { searchCalls, SearchFound, SearchHit } from '#contract/search.ts';
import { OfflineError } from '#src/data/api-errors.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { Plate } from '#src/ui/plate.tsx';
import { NothingFound } from './nothing-found.tsx';

interface Props {
  siteId: string;
  wanted: Understood;
  answer: UseQueryResult<Answer<typeof searchCalls.search>>;
}

/** The hits of a search by group, or why there are none. */
export function SearchResults({ siteId, wanted, answer }: Props) {
  const { t } = useTranslation('search');
  const { data, error, dataUpdatedAt } = answer;
  const offline = error instanceof OfflineError;
  if (error && !data) {
    return (
      <div className="search-notice" role="alert">
        <p>{offline ? t('offline') : error.message || t('failed')}</p>
        <button type="button" className="button" onClick={() => void answer.refetch()}>
          {t('again')}
        </button>
      </div>
    );
  }
  if (!data) return <div className="search-skeleton" role="status" aria-label={t('searching')} />;
  const { groups } = data.data;
  const hits = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {offline && (
        <p className="search-notice">{t('offlineKept', { time: showTime(dataUpdatedAt) })}</p>
      )}
      <p className="visually-hidden" role="status">
        {t('found', { count: hits })}
      </p>
      {groups.map((group) => (
        <Group key={group.group} siteId={siteId} found={group} />
      ))}
      {!hits && <NothingFound siteId={siteId} wanted={wanted} />}
    </>
  );
}

function Group({ siteId, found }: { siteId: string; found: SearchFound }) {
  const { t } = useTranslation('search');
  const heading = `search-${found.group}`;
  return (
    <section className="search-group" aria-labelledby={heading}>
      <h2 id={heading}>
        {t(`groups.${found.group}`)}{' '}
        <span className="count">{`${found.count}${found.more ? '+' : ''}`}</span>
      </h2>
      <ul>
        {found.hits.map((hit) => (
          <li key={hit.id}>
            <Link to={sitePath(siteId, hit.path)}>
              <Hit hit={hit} isToday={found.group === 'here'} />
            </Link>
          </li>
        ))}
      </ul>
      {found.count > found.hits.length && <p className="search-more">{t('more')}</p>}
    </section>
  );
}

function Hit({ hit, isToday }: { hit: SearchHit; isToday: boolean }) {
  return (
    <>
      <Plate plate={hit.plate} />
      <span className="search-title">{hit.title ?? '-'}</span>
      <time dateTime={hit.at ?? undefined}>{isToday ? showTime(hit.at) : showDate(hit.at)}</time>
    </>
  );
}
