import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Plate } from '#src/ui/plate.tsx';
import type { PaletteItem } from './palette-items.ts';

interface Props {
  items: readonly PaletteItem[];
  active: number;
  onChoose: (index: number) => void;
  onTake: (index: number) => void;
}

const groups = ['favourites', 'recent', 'screens', 'actions', 'found'] as const;

/** The palette's lines by group; the input above keeps the focus and says which is chosen. */
export function PaletteList({ items, active, onChoose, onTake }: Props) {
  const { t } = useTranslation('search');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, items.length]);

  return (
    <div
      ref={list}
      id="palette-list"
      className="palette-list"
      role="listbox"
      tabIndex={-1}
      aria-label={t('palette.title')}
    >
      {groups.map((group) => {
        const lines = items.flatMap((item, index) =>
          item.group === group ? [{ item, index }] : [],
        );
        if (!lines.length) return null;
        return (
          <div key={group} role="group" aria-labelledby={`palette-${group}`}>
            <h2 className="muted" id={`palette-${group}`} role="presentation">
              {t(`palette.${group}`)}
            </h2>
            {lines.map(({ item, index }) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input above has the keys
              <div
                key={item.id}
                id={`palette-${index}`}
                role="option"
                className="row nowrap"
                tabIndex={-1}
                aria-selected={index === active}
                onMouseMove={() => index !== active && onChoose(index)}
                onClick={() => onTake(index)}
              >
                {item.plate && <Plate plate={item.plate} />}
                <span>
                  {item.label} {item.detail && <small>{item.detail}</small>}
                </span>
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}
