import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SearchFound, SearchHit } from '#contract/desk/search.ts';
import { SaidTime } from '#src/crud/values/said-time.tsx';
import { showDate, showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { Plate } from '#src/ui/plate.tsx';

/** The hits of one group, each a link to its screen. */
export function Group({ siteId, found }: { siteId: string; found: SearchFound }) {
  const { t } = useTranslation('search');
  const heading = `search-${found.group}`;
  return (
    <section className="stack tight" aria-labelledby={heading}>
      <h2 id={heading}>
        {t(`groups.${found.group}`)}{' '}
        <span className="count">{`${found.count}${found.more ? '+' : ''}`}</span>
      </h2>
      <ul className="options rows box">
        {found.hits.map((hit) => (
          <li key={hit.id}>
            <Link to={sitePath(siteId, hit.path)}>
              <Hit hit={hit} group={found.group} />
            </Link>
          </li>
        ))}
      </ul>
      {found.count > found.hits.length && <p className="muted small">{t('more')}</p>}
    </section>
  );
}

function Hit({ hit, group }: { hit: SearchHit; group: SearchFound['group'] }) {
  const isToday = group === 'here';
  // Customers have cars; a hit of theirs is the person.
  const hasPlate = group !== 'customers';
  return (
    <>
      {hasPlate && <Plate plate={hit.plate} />}
      <span className="search-title named">
        {hit.title || '-'} {hit.detail && <small>{hit.detail}</small>}
      </span>
      {hit.at && (
        <small>
          {isToday ? (
            <time dateTime={hit.at}>{showTime(hit.at)}</time>
          ) : (
            <SaidTime value={showDate(hit.at)} text={showDate(hit.at)} />
          )}
        </small>
      )}
    </>
  );
}
