import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatches } from 'react-router';
import { page } from '#src/device/page.ts';
import { NewBuild } from './new-build.tsx';
import type { ScreenHandle } from './routes.ts';

/** What all screens have in common: the window's title. */
export function Root() {
  const { t } = useTranslation();
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  const title = handle ? t(handle.screen.title) : '';

  useEffect(() => {
    document.title = title ? `${title} · ${page.title}` : page.title;
  }, [title]);

  return (
    <>
      <Outlet />
      <NewBuild />
    </>
  );
}
