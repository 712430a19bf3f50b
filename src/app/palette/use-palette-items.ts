import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { languages } from '#contract/platform/languages.ts';
import { understand } from '#contract/desk/search-rules.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { showAlert } from '#src/data/alerts.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { useSiteTokens } from '#src/data/use-site-tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { scannedCode } from '#src/device/scan/scanned-code.ts';
import { keepTheme, themes } from '#src/device/theme.ts';
import { outboxPanel } from '#src/features/platform/outbox/exports.ts';
import { passingSearch } from '#src/features/desk/search/exports.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { searchPath } from '#src/navigation/search-path.ts';
import { openShortcutSheet } from '#src/navigation/shortcuts.ts';
import { usePanel } from '#src/navigation/panel/use-panel.ts';
import { useSettled } from '#src/ui/use-settled.ts';
import { useOffered } from '../frame/use-offered.ts';
import { siteScreens } from '../screens.ts';
import { lastUsed } from '../visits/last-used.ts';
import { chooseLanguage } from './choose-language.ts';
import { itemsCalled } from './palette-items.ts';
import type { PaletteItem } from './palette-items.ts';
import { paletteWords } from './palette-words.ts';

const pause = 120;
const mostFound = 6;
const stayed = (cause: unknown) => logProblem('The palette led nowhere', cause);
const ownNames = { en: 'English', nb: 'Norsk', sv: 'Svenska' } as const;

interface PaletteItems {
  readonly items: readonly PaletteItem[];
  /** What stands first may still change: it is not all there for what is typed. */
  readonly waits: boolean;
}

/**
 * What the palette offers for what was typed: screens and actions called so, what the server finds,
 * and the search itself. `atOnce`: it is wanted now, and not once somebody has stopped typing.
 */
export function usePaletteItems(siteId: string, typed: string, atOnce: boolean): PaletteItems {
  const { t } = useTranslation('search');
  const go = useGo();
  const named = usePaletteWords();
  const all = [...useScreens(siteId), ...useActions(siteId)];
  const settled = useSettled(typed, pause);
  const text = atOnce ? typed : settled;
  const query = useQuery(passingSearch(siteId, understand(scannedCode(text))));
  const isOld = text !== typed;
  const found = (isOld ? undefined : query.data?.data.groups) ?? [];
  const fixed = named ? all : [];
  const own = useOwn(siteId);
  if (!typed.trim()) return { items: named ? [...own, ...all] : [], waits: false };
  const hits = found.flatMap(({ group, hits: some }) =>
    some.slice(0, mostFound).map((hit): PaletteItem => ({
      id: `${group} ${hit.id}`,
      group: 'found',
      label: hit.title ?? '',
      detail: [t(`groups.${group}`), hit.detail].filter(Boolean).join(' · '),
      plate: hit.plate,
      run: () => go(sitePath(siteId, hit.path)),
    })),
  );
  const search: PaletteItem = {
    id: 'search',
    group: 'found',
    label: t('palette.searchFor', { text: typed.trim() }),
    run: () => go(searchPath(siteId, typed.trim())),
  };
  const called = itemsCalled(fixed, typed);
  const waits = !named || (called.length === 0 && (isOld || query.isLoading));
  return { items: [...called, ...hits, search], waits };
}

/** Whether the words are there by which things are called. */
function usePaletteWords(): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => {
    paletteWords().then(
      () => setThere(true),
      (cause: unknown) => {
        logProblem('The palette has no words', cause);
        setThere(true);
      },
    );
  }, []);
  return there;
}

function useGo() {
  const navigate = useNavigate();
  return (path: string) => void Promise.resolve(navigate(path)).catch(stayed);
}

/** The screens that one can go to without saying of what, and may; the search itself has a line of its own. */
function useScreens(siteId: string): PaletteItem[] {
  const { t } = useTranslation();
  const go = useGo();
  const rights = useLoaded(siteId, shellCalls.profile)?.data.profile.rights;
  return siteScreens
    .filter(
      (screen) => !screen.placeholder && !screen.aside && !/^N0\/|:[^?]+(\/|$)/.test(screen.path),
    )
    .filter((screen) => (screen.rights ?? []).every((right) => rights?.includes(right) ?? true))
    .map(({ path, title }) => ({
      id: `screen ${path}`,
      group: 'screens',
      label: t(title),
      run: () => go(sitePath(siteId, path.replace(/\/:.*$/, ''))),
    }));
}

/** What a person has starred, and what they opened last. */
function useOwn(siteId: string): PaletteItem[] {
  const { t } = useTranslation('navigation');
  const go = useGo();
  const { favourites } = useOffered(siteId);
  const item = (group: 'favourites' | 'recent', path: string, label: string): PaletteItem => ({
    id: `${group} ${path}`,
    group,
    label,
    run: () => go(sitePath(siteId, path)),
  });
  const visits = lastUsed.use();
  return [
    ...favourites.map(({ path, title }) => item('favourites', path, t(title))),
    ...visits.map(({ path, title, kind }) => ({ ...item('recent', path, title), detail: kind })),
  ];
}

function useActions(siteId: string): PaletteItem[] {
  const { t } = useTranslation('search');
  const go = useGo();
  const tokens = useSiteTokens();
  const outbox = usePanel(outboxPanel);
  const several = tokens.length > 1;
  const action = (id: string, label: string, run: () => void): PaletteItem => ({
    id,
    group: 'actions',
    label,
    run,
  });
  const speak = (language: (typeof languages)[number]) => () =>
    void chooseLanguage(siteId, language).catch((cause: unknown) => {
      logProblem('The language was not kept', cause);
      showAlert({ type: 'warning', content: t('languageFailed') });
    });
  return [
    ...(several ? [action('site', t('shell:changeSite'), () => go('/choose-site'))] : []),
    ...tokens
      .filter((token) => token.siteId !== siteId)
      .map((token) =>
        action(`site ${token.siteId}`, t('actions.site', { site: token.siteName }), () =>
          go(sitePath(token.siteId)),
        ),
      ),
    ...themes.map((theme) =>
      action(`theme ${theme}`, t(`actions.theme.${theme}`), () => keepTheme(theme)),
    ),
    action('theme', t('actions.theme.device'), () => keepTheme(null)),
    ...languages.map((language) =>
      action(
        `language ${language}`,
        t('actions.language', { language: ownNames[language] }),
        speak(language),
      ),
    ),
    action('outbox', t('outbox:title'), outbox.show),
    action('shortcuts', t('actions.shortcuts'), openShortcutSheet),
    action('logout', t(several ? 'shell:logoutAll' : 'shell:logout'), () => go('/logout')),
  ];
}
