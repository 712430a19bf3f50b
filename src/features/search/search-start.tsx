import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { searchHints } from '#contract/search-rules.ts';
import { logProblem } from '#src/device/log.ts';
import { searchPath } from '#src/navigation/search-path.ts';
import { recentSearches } from './recent-searches.ts';

/** Before anything is typed: what was searched for lately, and the ways to search. */
export function SearchStart({ siteId }: { siteId: string }) {
  const { t } = useTranslation('search');
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => {
    let here = true;
    recentSearches(siteId)
      .then((searches) => here && setRecent(searches))
      .catch((cause: unknown) => logProblem('Recent searches could not be read', cause));
    return () => {
      here = false;
    };
  }, [siteId]);

  return (
    <>
      {recent.length > 0 && (
        <section className="search-recent" aria-labelledby="search-recent">
          <h2 id="search-recent">{t('recent')}</h2>
          <ul>
            {recent.map((text) => (
              <li key={text}>
                <Link to={searchPath(siteId, text)}>{text}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="search-ways" aria-labelledby="search-ways">
        <h2 id="search-ways">{t('hints')}</h2>
        <dl>
          {searchHints.map(({ example, finds }) => (
            <div key={finds}>
              <dt>
                <kbd>{example}</kbd>
              </dt>
              <dd>{t(`finds.${finds}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
