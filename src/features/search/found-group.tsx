import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SearchFound, SearchHit } from '#contract/search.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { Plate } from '#src/ui/plate.tsx';

/** The hits of one group, each a link to its screen. */
export function Group({ siteId, found }: { siteId: string; found: SearchFound }) {
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
