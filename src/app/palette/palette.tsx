import { useEffect, useEffectEvent, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { longestSearch } from '#contract/desk/search-rules.ts';
import { closePalette } from '#src/navigation/palette.ts';
import { Modal } from '#src/ui/dialog/modal.tsx';
import { PaletteList } from './palette-list.tsx';
import { usePaletteItems } from './use-palette-items.ts';
import './palette.css';

const page = 6;

/** Screens, actions and what the server finds in one list; typing, arrows and Enter are all it takes. */
export function Palette({ siteId }: { siteId: string }) {
  const { t } = useTranslation('search');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  // What Enter was pressed for: of that the first is taken, once it is there.
  const [entered, setEntered] = useState<string | null>(null);
  const isEntered = entered !== null && entered === typed;
  const { items, waits } = usePaletteItems(siteId, typed, isEntered);
  const active = Math.min(chosen, items.length - 1);
  const takeFirst = useEffectEvent(() => take(0));
  useEffect(() => {
    if (isEntered && !waits) takeFirst();
  }, [isEntered, waits]);

  function take(index: number) {
    closePalette();
    items[index]?.run();
  }

  function pressed(event: KeyboardEvent) {
    const to = target(event.key, active, items.length);
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (isEnter && waits && active === 0) setEntered(typed);
    else if (isEnter) take(active);
    else if (to === null) return;
    else setChosen(to);
    event.preventDefault();
  }

  return (
    <Modal className="palette" aria-label={t('palette.title')} onClose={closePalette}>
      <div className="palette-page">
        <div className="palette-head row nowrap">
          <input
            type="text"
            data-scan="search"
            role="combobox"
            aria-label={t('palette.input')}
            aria-expanded={items.length > 0}
            aria-controls="palette-list"
            aria-autocomplete="list"
            aria-activedescendant={items.length ? `palette-${active}` : undefined}
            placeholder={t('palette.input')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={longestSearch}
            enterKeyHint="go"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setChosen(0);
            }}
            onKeyDown={pressed}
          />
          {waits && <span className="spinner" role="status" aria-label={t('searching')} />}
          <button
            className="sign"
            type="button"
            aria-label={t('palette.close')}
            onClick={closePalette}
          >
            <span aria-hidden="true">×</span>
          </button>
        </div>
        <PaletteList items={items} active={active} onChoose={setChosen} onTake={take} />
        <p className="visually-hidden" role="status">
          {t('palette.results', { count: items.length })}
        </p>
      </div>
    </Modal>
  );
}

/** The line a key moves to, around the ends by arrows; null for a key that moves to none. */
function target(key: string, from: number, count: number): number | null {
  if (!count) return null;
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return (from + count - 1) % count;
  if (key === 'PageDown') return Math.min(from + page, count - 1);
  return key === 'PageUp' ? Math.max(from - page, 0) : null;
}
