import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { logProblem } from '#src/device/log.ts';
import { searchPath } from '#src/navigation/search-path.ts';
import { recentSearches } from './recent-searches.ts';

/** What was searched for lately on this device; what that found is kept. */
export function RecentSearches({ siteId }: { siteId: string }) {
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
  if (recent.length === 0) return null;
  return (
    <section className="stack tight" aria-labelledby="search-recent">
      <h2 id="search-recent">{t('recent')}</h2>
      <ul className="actions">
        {recent.map((text) => (
          <li key={text}>
            <Link className="chip" to={searchPath(siteId, text)}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
