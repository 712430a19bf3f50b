import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSiteTokens } from '#src/data/use-site-tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { usePanel } from '#src/navigation/panel/use-panel.ts';
import { CloseButton } from '#src/ui/dialog/close-button.tsx';
import { Drawer } from '#src/ui/dialog/drawer.tsx';
import { lastUsed } from '../../visits/last-used.ts';
import type { Offered } from '../offered.ts';
import { filterMenu } from './menu-filter.ts';
import { menuPanel } from './menu.ts';
import type { Entry, EntryGroup } from './menu-filter.ts';
import { MenuFoot } from './menu-foot.tsx';
import { MenuSection } from './menu-section.tsx';
import { steer } from './steer.ts';
import './menu-panel.css';

interface Props extends Pick<Offered, 'groups' | 'favourites'> {
  siteId: string;
}

const link = '.menu-groups a';

/** A finger does not want a keyboard over the menu. */
function spareKeyboard(menu: HTMLDialogElement): void {
  if (!matchMedia('(hover: hover)').matches) menu.focus();
}

/** The menu: across the page on a desktop, a drawer on a phone. */
export function MenuPanel({ siteId, groups, favourites }: Props) {
  const { t } = useTranslation('navigation');
  const navigate = useNavigate();
  const { hide } = usePanel(menuPanel);
  const userId = useSiteTokens().find((token) => token.siteId === siteId)?.userId ?? '';
  const [typed, setTyped] = useState('');
  const filter = useRef<HTMLInputElement>(null);
  // What was pressed before the server had said what there is.
  const pressedEarly = useRef<'focus' | 'go' | null>(null);
  const id = useId();

  const named = groups.map(({ title, items }) => ({
    name: t(title),
    entries: items.map(({ path, title: name, part }) => ({
      path,
      name: t(name),
      part: part && t(part),
    })),
  }));
  const starred = favourites.map(({ path, title }) => ({ path, name: t(title) }));
  const visited = lastUsed.use().map(({ title, ...visit }) => ({ ...visit, name: title }));
  const own: EntryGroup[] = [
    { name: t('favourites'), entries: starred },
    { name: t('recent'), entries: visited, isVisited: true },
  ];
  const shown = typed.trim()
    ? filterMenu(named, typed)
    : [...own, ...named].filter((group) => group.entries.length > 0);
  const paths = new Set(favourites.map(({ path }) => path));

  function go({ path }: Entry) {
    // The menu does not stay behind: going back leads to the screen that it was opened on.
    Promise.resolve(navigate(sitePath(siteId, path), { replace: true })).catch((cause: unknown) =>
      logProblem('No way there', cause),
    );
  }

  function goToFirst(event: SubmitEvent) {
    event.preventDefault();
    const first = shown[0]?.entries[0];
    if (first) go(first);
    else if (groups.length === 0) pressedEarly.current = 'go';
  }

  useEffect(() => {
    const first = shown[0]?.entries[0];
    const early = pressedEarly.current;
    if (groups.length === 0 || early === null) return;
    pressedEarly.current = null;
    if (early === 'focus')
      filter.current?.closest('dialog')?.querySelector<HTMLElement>(link)?.focus();
    else if (first) go(first);
  });

  function press(event: KeyboardEvent) {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>(link)];
    if (event.target === filter.current) {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      links[0]?.focus();
      if (groups.length === 0) pressedEarly.current = 'focus';
      return;
    }
    const from = links.indexOf(event.target as HTMLElement);
    if (from < 0) return;
    const to = steer(
      links.map((link) => link.getBoundingClientRect()),
      from,
      event.key,
    );
    if (to !== null) {
      event.preventDefault();
      links[to]?.focus();
    } else if (event.key === 'ArrowUp' || isLetter(event)) {
      if (event.key === 'ArrowUp') event.preventDefault();
      // A letter goes on into the filter.
      filter.current?.focus();
    }
  }

  return (
    <Drawer
      className="menu"
      tabIndex={-1}
      aria-labelledby={id}
      onKeyDown={press}
      inAddress
      onClose={hide}
      onOpen={spareKeyboard}
    >
      <div className="menu-page">
        <div className="menu-head row nowrap">
          <h2 id={id} className="visually-hidden">
            {t('heading')}
          </h2>
          <form className="rest" onSubmit={goToFirst}>
            <input
              ref={filter}
              className="entry"
              type="search"
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              aria-label={t('filter')}
              placeholder={t('filter')}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </form>
          <CloseButton label={t('close')} onClose={hide} />
        </div>
        <nav className="menu-groups" aria-labelledby={id}>
          {shown.map((group, at) => (
            <MenuSection
              key={group.name}
              siteId={siteId}
              id={`${id}-${at}`}
              group={group}
              favourites={paths}
            />
          ))}
        </nav>
        <p className="menu-none muted" role="status">
          {typed.trim() && shown.length === 0 ? t('none') : ''}
        </p>
        <MenuFoot siteId={siteId} userId={userId} />
      </div>
    </Drawer>
  );
}

const isLetter = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;
