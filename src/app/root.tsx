import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatches } from 'react-router';
import { brand } from '#src/device/page.ts';
import { useOwnTitle } from '#src/navigation/page-title.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import type { ScreenHandle } from './routes.ts';

// It has nothing to say before the first screen is there.
const NoticePlaces = lazyComponent(
  async () => (await import('./notices/notices.tsx')).NoticePlaces,
);

/** What all screens have in common: the window's title, and what the app says over them. */
export function Root() {
  const { t } = useTranslation();
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  const own = useOwnTitle();
  const { title: product } = brand.use();
  const title = own ?? (handle ? t(handle.screen.title) : '');

  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product;
  }, [title, product]);

  return (
    <>
      <Outlet />
      <NoticePlaces />
    </>
  );
}
