import { matchPath } from 'react-router';
import { idle } from '#src/device/wake/idle.ts';
import { logProblem } from '#src/device/log.ts';
import { loadWords } from '#src/i18n/words.ts';
import { matches, splitPath } from '#src/navigation/paths.ts';
import { featureOf, type Screen } from '#src/navigation/screen.ts';
import { preloadNotifications } from '#src/features/platform/notifications/exports.ts';
import { preloadMenu } from './frame/menu/menu.ts';
import { paletteWords } from './palette/palette-words.ts';
import { fetchFont } from '#src/ui/font/font.ts';
import { preloadSheet } from '#src/ui/dialog/sheet.tsx';
import { isPhone } from '#src/ui/touch/is-phone.ts';
import { siteScreens } from './screens.ts';

// Where people go all day.
const often = [
  'customers/list',
  ':customerId/customer/show',
  'search/:query',
  'queue',
  'cars',
  'notification/list',
  'car/tread-depth-readings',
];

const notThere = (cause: unknown) => logProblem('Nothing was fetched ahead', cause);
// A user who has pressed or scanned something waits for what comes of it, and goes on soon.
const atWork = 1_000;

/** Resolves as soon as there is nothing else to do and nobody is at work, or when it is aborted. */
async function quiet(signal: AbortSignal, lastInput: () => number): Promise<void> {
  for (;;) {
    await idle(2_000);
    const left = lastInput() + atWork - performance.now();
    if (signal.aborted || left <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, left));
  }
}

/** Fetches a screen's code and words before somebody goes there. */
async function preloadScreen(screen: Screen) {
  const words = loadWords([featureOf(screen), ...(screen.words ?? [])]);
  const [module] = await Promise.all([screen.load(), words]);
  return module;
}

/**
 * Fetches the code of where a link leads to when the pointer or the focus comes to it, and its
 * content when a finger or the pointer goes down on it. Returns what ends it.
 */
export function preloadPointedAt(): () => void {
  const over = new AbortController();
  const seen = ({ target, type }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== location.origin) return;
    const { siteId, rest } = splitPath(link.pathname);
    const screen = siteScreens.find(({ path }) => matches(path, rest));
    if (siteId === null || !screen) return;
    preloadScreen(screen)
      .then(({ prefetch }) => {
        if (type !== 'pointerdown') return undefined;
        const params = matchPath(screen.path, `/${rest}`)?.params as Record<string, string>;
        return prefetch?.(siteId, params);
      })
      .catch(notThere);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(type, seen, { passive: true, signal: over.signal });
  }
  return () => over.abort();
}

/** Fetches what people are likely to open next, one after the other, whenever there is nothing else to do and nobody is at work. Ends when aborted. */
export async function preloadOften(signal: AbortSignal): Promise<void> {
  const screens = often.flatMap((path) => siteScreens.find((screen) => screen.path === path) ?? []);
  const steps = [
    fetchFont,
    paletteWords,
    preloadMenu,
    ...(isPhone() ? [preloadSheet] : []),
    ...screens.map((screen) => () => preloadScreen(screen)),
    preloadNotifications,
  ];
  let last = -Infinity;
  const note = () => (last = performance.now());
  const lastInput = () => last;
  for (const kind of ['keydown', 'pointerdown']) {
    addEventListener(kind, note, { capture: true, passive: true, signal });
  }
  for (const step of steps) {
    await quiet(signal, lastInput);
    if (signal.aborted) return;
    await Promise.resolve(step()).catch(notThere);
  }
}
