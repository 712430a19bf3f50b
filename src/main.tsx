import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isSending } from './data/outbox/sending.ts';
import { startWorker } from './device/build-watch.ts';
import { leaveFirstPage } from './device/first-page.ts';
import { logProblem } from './device/log.ts';
import { recoverLostChunks } from './device/lost-chunk.ts';
import { bookingIn, isLogin, isOfCustomers, portalIn, quoteIn } from './navigation/paths.ts';
import { provideScreens } from './navigation/screen-table.ts';
import { hasUnsaved } from './navigation/unsaved.ts';

recoverLostChunks(() => !hasUnsaved() && !isSending());
provideScreens(async () => (await import('./app/screens.ts')).screens);
const root = document.querySelector<HTMLElement>('#root')!;
leaveFirstPage(root);

// The login and the pages of customers stand alone, so that they weigh little; the app comes with the page they lead to.
const { default: First } = isLogin(location.pathname)
  ? await login()
  : portalIn(location.pathname) !== null
    ? await portal()
    : bookingIn(location.pathname) !== null
      ? await booking()
      : quoteIn(location.pathname) !== null
        ? await quote()
        : await app();
const shown = createRoot(root);
const show = (Shown: ComponentType) =>
  shown.render(
    <StrictMode>
      <Shown />
    </StrictMode>,
  );
show(First);
// Who books keeps nothing of the app, and is shown the page as it is now.
if (!isOfCustomers(location.pathname)) void startWorker();
// After the first paint, which it must not hold up. How a page for customers looks, its portal says as well: the server wrote it into the page.
if (!isOfCustomers(location.pathname)) {
  import('./app/host/follow-host.ts').then(
    ({ followHost }) => followHost(),
    (cause: unknown) => logProblem('The branding of the host did not come', cause),
  );
}

async function app(): Promise<{ default: ComponentType }> {
  const { startApp } = await import('./app/app.tsx');
  const App = await startApp();
  return App ? { default: App } : login();
}

async function portal(): Promise<{ default: ComponentType }> {
  const screen = import('./features/booking/online-booking/book-screen.tsx');
  const { startWords } = await import('./i18n/words.ts');
  await startWords(['online-booking']);
  return screen;
}

async function booking(): Promise<{ default: ComponentType }> {
  const screen = import('./features/booking/booking-links/page/page-screen.tsx');
  const { startWords } = await import('./i18n/words.ts');
  await startWords(['booking-links']);
  return screen;
}

async function quote(): Promise<{ default: ComponentType }> {
  const screen = import('./features/sales/quotes/page/page-screen.tsx');
  const { startWords } = await import('./i18n/words.ts');
  await startWords(['quotes']);
  return screen;
}

async function login(): Promise<{ default: ComponentType }> {
  // Where the last login ended without a word, what was read by it may still be there.
  void import('./data/sign-out.ts').then(({ forgetOthers }) => forgetOthers());
  void import('./navigation/enter-app.ts').then(({ provideApp }) =>
    provideApp(async () => show((await app()).default)),
  );
  return import('./features/platform/session/login-screen.tsx');
}
