import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isSending } from './data/outbox/sending.ts';
import { startWorker } from './device/build-watch.ts';
import { leaveFirstPage } from './device/first-page.ts';
import { logProblem } from './device/log.ts';
import { recoverLostChunks } from './device/lost-chunk.ts';
import { isLogin } from './navigation/paths.ts';
import { provideScreens } from './navigation/screen-table.ts';
import { hasUnsaved } from './navigation/unsaved.ts';

recoverLostChunks(() => !hasUnsaved() && !isSending());
provideScreens(async () => (await import('./app/screens.ts')).screens);
const root = document.querySelector<HTMLElement>('#root')!;
leaveFirstPage(root);

// The login stands alone, so that it weighs little; the app comes with the page it leads to.
const { default: First } = isLogin(location.pathname) ? await login() : await app();
createRoot(root).render(
  <StrictMode>
    <First />
  </StrictMode>,
);
void startWorker();
// After the first paint, which it must not hold up.
import('./app/host/follow-host.ts').then(
  ({ followHost }) => followHost(),
  (cause: unknown) => logProblem('The look of the host did not come', cause),
);

async function app(): Promise<{ default: ComponentType }> {
  const { startApp } = await import('./app/app.tsx');
  const App = await startApp();
  return App ? { default: App } : login();
}

async function login(): Promise<{ default: ComponentType }> {
  // Where the last login ended without a word, what was read by it may still be there.
  void import('./data/sign-out.ts').then(({ forgetOthers }) => forgetOthers());
  return import('./features/platform/session/login-screen.tsx');
}
