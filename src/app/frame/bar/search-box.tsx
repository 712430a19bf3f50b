import { searchOutline } from 'ionicons/icons';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { pressEarly } from '#src/device/scan/early-input.ts';
import { logProblem } from '#src/device/log.ts';
import { loadWords } from '#src/i18n/words.ts';
import { openPalette } from '#src/navigation/palette.ts';
import { searchPath } from '#src/navigation/search-path.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import './search-box.css';

const hints = () => import('./search-hints.tsx');
const SearchHints = lazyComponent(async () => {
  const [{ SearchHints: Hints }] = await Promise.all([hints(), loadWords(['search'])]);
  return Hints;
});

/** Searches for what is typed. While nothing is, it offers what may be asked for. */
export function SearchBox({ siteId }: { siteId: string }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  // It comes when it is known that it is offered; React writes into no field before it is done with it.
  useEffect(() => queueMicrotask(pressEarly), []);

  function search(event: SubmitEvent) {
    event.preventDefault();
    const query = typed.trim();
    if (!query) return openPalette();
    setOpen(false);
    setTyped('');
    input.current?.blur();
    Promise.resolve(navigate(searchPath(siteId, query))).catch((cause: unknown) =>
      logProblem('No way to the search', cause),
    );
  }

  function pick(example: string) {
    setTyped(example);
    input.current?.focus();
    // What stands for something of one's own is replaced by typing on; a prefix is gone on from.
    requestAnimationFrame(() => {
      if (!example.endsWith(':')) input.current?.select();
    });
  }

  function steer(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      // In this order: the focus opens it.
      input.current?.focus();
      setOpen(false);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    if (!open) setOpen(true);
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, li button') ?? [])];
    const next = stops[stops.indexOf(event.target as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of what is in it
    <div
      className="search on-desktop"
      role="search"
      ref={box}
      onKeyDown={steer}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <form className="search-line row nowrap" onSubmit={search}>
        <Icon icon={searchOutline} />
        <input
          ref={input}
          type="search"
          data-scan="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={typed}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpen(true);
          }}
        />
        <button
          type="button"
          className="search-key"
          aria-label={t('search.palette')}
          onClick={openPalette}
        >
          <kbd aria-hidden="true">/</kbd>
        </button>
      </form>
      {open && typed === '' && <SearchHints onPick={pick} />}
    </div>
  );
}
