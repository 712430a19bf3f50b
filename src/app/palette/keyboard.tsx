import { useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { shellCalls } from '#contract/platform/shell.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { takeEarlyKeys, typeInto } from '#src/device/scan/early-input.ts';
import { awaitFirstField, scanAhead, typeAhead } from '#src/device/scan/first-field.ts';
import { headedFor } from '#src/device/lost-chunk.ts';
import { logProblem } from '#src/device/log.ts';
import { isTouch } from '#src/ui/touch/is-touch.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { keepScan, listenForKeys } from '#src/device/scan/scanner.ts';
import { closePalette, openPalette, usePaletteOpen } from '#src/navigation/palette.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { pressScreenKey } from '#src/navigation/screen-keys.ts';
import { isShownAt } from '#src/navigation/screen.ts';
import { searchPath } from '#src/navigation/search-path.ts';
import {
  closeShortcutSheet,
  openShortcutSheet,
  screensWithKeys,
  shortcutReader,
  useShortcutSheetOpen,
  useShortcutsOn,
} from '#src/navigation/shortcuts.ts';
import { siteScreens } from '../screens.ts';
import { paletteWords } from './palette-words.ts';

const ShortcutSheet = lazyComponent(async () => {
  const [{ ShortcutSheet: component }] = await Promise.all([
    import('./shortcut-sheet.tsx'),
    paletteWords(),
  ]);
  return component;
});

// Where the person is, or on the way to.
const followed = { path: '', end: () => {} };

/** Keeps what is typed for the screen at a path, where its first field takes it. Told before the screen is there. */
function followTo(path: string): void {
  if (path === followed.path) return;
  followed.end();
  followed.path = path;
  const [, rest] = /^\/\d+\/(.*)$/.exec(path) ?? [];
  const screen = siteScreens.find((one) => rest !== undefined && isShownAt(one, rest));
  const begins = screen?.beginsTyping === true || (screen?.beginsTyping && !isTouch());
  followed.end = begins ? awaitFirstField() : () => {};
}

const stayed = (cause: unknown) => logProblem('A key led nowhere', cause);
const isScanner = (path: string) => /^\/\d+\/barcode-reader\/hotel-quick\b/.test(path);
const dialogs = 'dialog[open], ion-modal:not(.overlay-hidden), ion-menu.show-menu';

interface Props {
  siteId: string;
  /** There already: it opens in the moment in which it is asked for. */
  Palette: ComponentType<{ siteId: string }>;
}

/** Listens to the keys of the whole page at a site: scans, shortcuts and the palette. */
export function Keyboard({ siteId, Palette }: Props) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const paletteOpen = usePaletteOpen();
  const sheetOpen = useShortcutSheetOpen();
  const on = useShortcutsOn();
  const rights = useLoaded(siteId, shellCalls.profile)?.data.profile.rights;

  // For as long as the site is open: two keys belong together though what may be gone to comes between them.
  const [read] = useState(shortcutReader);
  const listening = useRef<Parameters<typeof listenForKeys>[0]>(null);
  useEffect(() => {
    const mayGo = siteScreens.filter((screen) =>
      (screen.rights ?? []).every((right) => rights?.includes(right) ?? true),
    );
    const goTo = screensWithKeys(mayGo);
    const go = (path: string) => void Promise.resolve(navigate(path)).catch(stayed);
    const isCovered = () => document.querySelector(dialogs) !== null;
    const isOff = () => !on || isCovered() || isScanner(pathname);
    listening.current = {
      ours: (key) => key === '/' && !isOff(),
      onScan: (code) => {
        closePalette();
        closeShortcutSheet();
        // Read before the scanner's own screen was there.
        if (isScanner(pathname)) return keepScan(code);
        followTo(headedFor());
        if (scanAhead(code)) return;
        // Typed as fast as a scanner sends: the slash asks for the search, and no code begins with it.
        go(searchPath(siteId, code.replace(/^\//, '')));
      },
      onTyped: (key, at) => {
        const box = document.querySelector('dialog.palette input');
        // Pressed before the palette was there, told after.
        if (box) return typeInto(box, [{ key, at }]);
        followTo(headedFor());
        if (typeAhead({ key, at })) return;
        if (key === 'Enter') return;
        const shortcut = isOff() ? null : read(key, at, goTo);
        // At once: the next key may be told already.
        if (shortcut?.to === 'palette') flushSync(openPalette);
        if (shortcut?.to === 'sheet') openShortcutSheet();
        if (shortcut?.to === 'screen') go(sitePath(siteId, shortcut.screen.path));
        if (!shortcut && on && !isScanner(pathname)) pressScreenKey(key, isCovered());
      },
    };
  }, [navigate, on, pathname, read, rights, siteId]);

  // Before the keys that were pressed early are told.
  useEffect(() => followTo(pathname), [pathname]);
  useEffect(() => () => followTo(''), []);

  // One listener for as long as the site is open: it may hold keys.
  useEffect(
    () =>
      listenForKeys(
        {
          ours: (key) => listening.current?.ours(key) ?? false,
          onScan: (code) => listening.current?.onScan(code),
          onTyped: (key, at) => listening.current?.onTyped(key, at),
        },
        takeEarlyKeys(),
      ),
    [],
  );

  useEffect(() => {
    const chord = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      if (document.querySelector('dialog.palette[open]')) closePalette();
      // What is scanned there is work, and nothing may come between.
      else if (!document.querySelector(dialogs) && !isScanner(pathname)) openPalette();
    };
    document.addEventListener('keydown', chord);
    return () => document.removeEventListener('keydown', chord);
  }, [pathname]);

  // Going back, or anywhere else, leaves it behind. It may have been opened before there was anybody to show it.
  useEffect(() => closePalette, [pathname]);

  return (
    <>
      {paletteOpen && <Palette siteId={siteId} />}
      {sheetOpen && <ShortcutSheet />}
    </>
  );
}
