import type { LoggedIn } from '#src/data/session.ts';
import { forgetOthers } from '#src/data/sign-out.ts';
import { keepTokens } from '#src/data/tokens.ts';
import { isHeldInMemory } from '#src/device/storage.ts';
import { enterApp } from '#src/navigation/enter-app.ts';
import { sitePath, splitPath } from '#src/navigation/paths.ts';
import { pathAfterLogin } from '#src/navigation/screen-table.ts';

/** Keeps the tokens of a login and loads the app where the person wanted to be. A browser that keeps no tokens shows it in this page, which has them. */
export async function goOnFromLogin({ tokens, startPage }: LoggedIn): Promise<void> {
  const { pathname, search } = location;
  const { siteId } = splitPath(pathname);
  const start = siteId ? sitePath(siteId, startPage) : startPage && `/${startPage}`;
  const wanted = new URLSearchParams(search).get('redirect') ?? (start || null);
  const path = await pathAfterLogin(wanted, Object.keys(tokens));
  keepTokens(tokens);
  await forgetOthers();
  if (isHeldInMemory.get()) await enterApp(path);
  else location.replace(path);
}
