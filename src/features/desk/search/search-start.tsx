import { useTranslation } from 'react-i18next';
import { searchHints } from '#contract/desk/search-rules.ts';
import { RecentSearches } from './recent-list.tsx';

/** Before anything is typed: what was searched for lately, and the ways to search. */
export function SearchStart({ siteId }: { siteId: string }) {
  const { t } = useTranslation('search');

  return (
    <>
      <RecentSearches siteId={siteId} />
      <section className="stack tight" aria-labelledby="search-ways">
        <h2 id="search-ways">{t('hints')}</h2>
        <dl className="search-ways grid">
          {searchHints.map(({ example, finds }) => (
            <div className="grid" key={finds}>
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
