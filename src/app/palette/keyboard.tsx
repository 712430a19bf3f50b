import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { shellCalls } from '#contract/shell.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { logProblem } from '#src/device/log.ts';
import { lazyPart } from '#src/device/lost-chunk.ts';
import { listenForKeys } from '#src/device/scan/scanner.ts';
import { loadWords } from '#src/i18n/words.ts';
import { closePalette, openPalette, usePaletteOpen } from '#src/navigation/palette.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { pressScreenKey } from '#src/navigation/screen-keys.ts';
import { featureOf } from '#src/navigation/screen.ts';
import { searchPath } from '#src/navigation/search-path.ts';
import {
  closeShortcutSheet,
  openShortcutSheet,
  screensWithLetter,
  shortcutReader,
  useShortcutSheetOpen,
  useShortcutsOn,
} from '#src/navigation/shortcuts.ts';
import { siteScreens } from '../screens.ts';

const words = () =>
  loadWords(['outbox', 'search', 'shell', ...new Set(siteScreens.map(featureOf))]);
const Palette = lazyPart(async () => {
  const [{ Palette: component }] = await Promise.all([import('./palette.tsx'), words()]);
  return component;
});
const ShortcutSheet = lazyPart(async () => {
  const [{ ShortcutSheet: component }] = await Promise.all([
    import('./shortcut-sheet.tsx'),
    words(),
  ]);
  return component;
});

const stayed = (cause: unknown) => logProblem('A key led nowhere', cause);
const dialogs = 'dialog[open], ion-modal:not(.overlay-hidden), ion-menu.show-menu';

/** Listens to the keys of the whole page at a site: scans, shortcuts and the palette. */
export function Keyboard({ siteId }: { siteId: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const paletteOpen = usePaletteOpen();
  const sheetOpen = useShortcutSheetOpen();
  const on = useShortcutsOn();
  const rights = useLoaded(siteId, shellCalls.profile)?.data.profile.rights;

  useEffect(() => {
    const mayGo = siteScreens.filter((screen) =>
      (screen.rights ?? []).every((right) => rights?.includes(right) ?? true),
    );
    const read = shortcutReader(screensWithLetter(mayGo));
    const go = (path: string) => void Promise.resolve(navigate(path)).catch(stayed);
    const isCovered = () => document.querySelector(dialogs) !== null;
    const isOff = () => !on || isCovered();
    return listenForKeys({
      ours: (key) => key === '/' && !isOff(),
      onScan: (code) => {
        closePalette();
        closeShortcutSheet();
        go(searchPath(siteId, code));
      },
      onTyped: (key, at) => {
        const asked = isOff() ? null : read(key, at);
        if (asked?.to === 'palette') openPalette();
        if (asked?.to === 'sheet') openShortcutSheet();
        if (asked?.to === 'screen') go(sitePath(siteId, asked.screen.path));
        if (!asked && on) pressScreenKey(key, isCovered());
      },
    });
  }, [navigate, on, rights, siteId]);

  useEffect(() => {
    const chord = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      if (document.querySelector('dialog.palette[open]')) closePalette();
      else if (!document.querySelector(dialogs)) openPalette();
    };
    document.addEventListener('keydown', chord);
    return () => document.removeEventListener('keydown', chord);
  }, []);

  // Going back, or anywhere else, leaves it behind.
  useEffect(() => closePalette(), [pathname]);

  return (
    <Suspense>
      {paletteOpen && <Palette siteId={siteId} />}
      {sheetOpen && <ShortcutSheet />}
    </Suspense>
  );
}
