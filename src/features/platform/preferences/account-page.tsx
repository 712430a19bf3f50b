import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation, useParams } from 'react-router';
import { tokenFor } from '#src/data/tokens.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { useCentred } from '#src/ui/paging/use-centred.ts';
import '#src/ui/paging/tabs.css';
import './account.css';

/** A page of one's own account, with the ways to the others. Another person's id has no such page. */
export function AccountPage({ heading, children }: { heading: string; children: ReactNode }) {
  const { t } = useTranslation('preferences');
  const siteId = useSiteId();
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // On a phone the row of pages is wider than the window.
  useCentred(nav, [pathname]);
  const pages = [
    { path: 'user/edit_all', name: t('preferences.heading') },
    { path: 'user_settings/main', name: t('settings.heading') },
    { path: 'user/change_pw', name: t('password.heading') },
  ];
  if (id !== tokenFor(siteId)?.userId) {
    return (
      <div className="page">
        <h1>{t('notFound')}</h1>
        <EmptyState title={t('notYours')} />
      </div>
    );
  }
  return (
    <div className="page account" data-width="text">
      <h1 className="whole">{heading}</h1>
      <nav ref={nav} className="tabs whole" aria-label={t('account')}>
        {pages.map(({ path, name }) => (
          <NavLink key={path} to={sitePath(siteId, `${id}/${path}`)} replace>
            {name}
          </NavLink>
        ))}
      </nav>
      {children}
    </div>
  );
}

/** One matter on such a page. */
export function AccountCard({
  heading,
  text,
  children,
}: {
  heading: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <section className="section" aria-label={heading}>
      <h2>{heading}</h2>
      {text && <p className="muted">{text}</p>}
      {children}
    </section>
  );
}
