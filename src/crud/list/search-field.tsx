import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { isTouch } from '#src/ui/touch/is-touch.ts';
import { useSettled } from '#src/ui/use-settled.ts';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  q: string;
  onSearch: (q: string) => void;
}

// Nobody is asked at every key: specification of the list loader.
const pause = 200;

/** Searches the list while somebody types. */
export function SearchField({ field, q, onSearch }: Props) {
  const { t } = useTranslation('crud');
  const [text, setText] = useState(q);
  const [shown, setShown] = useState(q);
  const [isAt, setIsAt] = useState(false);
  const sent = useRef(q);
  const settled = useSettled(text, pause);

  // Somebody went back, or opened a view: that holds, not what was typed.
  if (q !== shown) {
    setShown(q);
    if (q !== sent.current) setText(q);
  }
  useEffect(() => {
    if (settled === q || settled !== text) return;
    sent.current = settled;
    onSearch(settled);
  }, [settled, q, text, onSearch]);

  return (
    <>
      <input
        ref={field}
        type="search"
        className="list-search entry"
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onFocus={() => setIsAt(true)}
        onBlur={() => setIsAt(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          event.preventDefault();
          setText('');
        }}
      />
      {/* A finger has no Escape. */}
      {isTouch() && (isAt || text !== '') && (
        <button
          type="button"
          className="linked"
          // The field keeps the focus until it is pressed, or it would go before.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setText('');
            field.current?.blur();
          }}
        >
          {t('common:cancel')}
        </button>
      )}
    </>
  );
}
