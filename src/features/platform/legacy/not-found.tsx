import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { SiteId } from '#src/data/tokens.ts';
import { usePageTitle } from '#src/navigation/page-title.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { knownRouteAt } from '#src/navigation/route-list.ts';
import { searchPath } from '#src/navigation/search-path.ts';

/** For a path that is nobody's: says so, and helps to find what was meant. */
export function NotFound({ siteId, path }: { siteId: SiteId; path: string }) {
  const { t } = useTranslation('legacy');
  const navigate = useNavigate();
  const rest = (path.split(/[?#]/)[0] ?? '').slice(1);
  const kind = kindOf(rest);
  const partner = partnerAt(rest);
  const name = rest.split('/').at(-1) ?? '';
  const [wanted, setWanted] = useState(() => lastWord(rest));
  usePageTitle(t(`${kind}.title`, { name, partner }));

  async function search(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const query = wanted.trim();
    if (query) await navigate(searchPath(siteId, query));
  }

  return (
    <div className="page" data-width="text">
      <h1>{t(`${kind}.title`, { name, partner })}</h1>
      <p>{t(`${kind}.text`, { partner })}</p>
      <p>
        <code>{`/${siteId}/${rest}`}</code>
      </p>
      <form className="row ask" onSubmit={(event) => void search(event)}>
        <div className="field">
          <label htmlFor="not-found-query">{t('search.label')}</label>
          <input
            id="not-found-query"
            type="search"
            autoComplete="off"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </div>
        <button className="button primary" type="submit">
          {t('search.go')}
        </button>
      </form>
      {kind === 'noReport' && (
        <Link className="button" to={sitePath(siteId, 'reports')}>
          {t('noReport.all')}
        </Link>
      )}
      <Link className="button" to={sitePath(siteId)}>
        {t('home')}
      </Link>
    </div>
  );
}

// What needs a partner's agreement and documents, by the beginning of its addresses.
const partners = [
  [/^mekonomen\/orders\//i, 'Mekonomen'],
  [/^mekonomen\/meca-price-tool$/i, 'MECA'],
  [/^integrations\/dackia\//i, 'Däckia'],
  [/^dackpartner\//i, 'Däckpartner'],
] as const;

/** The partner whose page would be at an address. */
const partnerAt = (rest: string): string | undefined =>
  knownRouteAt(rest) && partners.find(([path]) => path.test(rest))?.[1];

/** A report that is named in its address is one of those that there are, or none. */
function kindOf(rest: string): 'noReport' | 'partner' | 'notYet' | 'notFound' {
  if (partnerAt(rest)) return 'partner';
  if (/^reports\/[^/]+$/i.test(rest)) return 'noReport';
  return knownRouteAt(rest) ? 'notYet' : 'notFound';
}

/** What a person may have been after: a plate or number at the end of an address; nothing when it is only a word of addresses. */
function lastWord(rest: string): string {
  const last = rest.split('/').at(-1) ?? '';
  return /\d\d/.test(last) && last.length <= 30 ? last : '';
}
