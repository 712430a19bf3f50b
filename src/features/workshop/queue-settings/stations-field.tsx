import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { moved } from '#src/crud/reorder/moved.ts';
import { Grip, ReorderList } from '#src/crud/reorder/reorder-list.tsx';
import { isTwice } from './is-twice.ts';

interface Props {
  label: string;
  value: unknown;
  fieldError: string | undefined;
  onChange: (names: readonly string[]) => void;
}

const longest = 40;

/** Stations in their order: named in place, moved by buttons, by Alt with the arrows or by a finger, added and removed. */
export function StationsField({ label, value, fieldError, onChange }: Props) {
  const names = value as readonly string[];
  const { t } = useTranslation('queue-settings');
  const field = useRef<HTMLFieldSetElement>(null);

  // After the line is there.
  function focus(at: number, what = 'input') {
    requestAnimationFrame(() =>
      field.current?.querySelectorAll('li')[at]?.querySelector<HTMLElement>(what)?.focus(),
    );
  }

  function move(at: number, step: -1 | 1, what: string) {
    onChange(moved(names, at, at + step));
    focus(Math.min(Math.max(at + step, 0), names.length - 1), what);
  }

  function add() {
    onChange([...names, '']);
    focus(names.length);
  }

  function remove(at: number) {
    onChange(names.filter((_, other) => other !== at));
    focus(Math.max(0, at - 1));
  }

  function pressed(event: KeyboardEvent, at: number) {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(at, event.key === 'ArrowUp' ? -1 : 1, 'input');
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (at === names.length - 1) add();
      else focus(at + 1);
    }
  }

  return (
    <fieldset ref={field} className="stack tight">
      <legend>{label}</legend>
      <ReorderList className="stack tight" onMove={(from, to) => onChange(moved(names, from, to))}>
        {names.map((name, at) => {
          const which = { station: name || t('stations.unnamed', { at: at + 1 }) };
          const twice = isTwice(names, name);
          return (
            // The place is what a line is: its name changes while it is typed.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <div className="stations-line row nowrap">
                <Grip />
                <input
                  className="entry"
                  aria-label={t('stations.name', { at: at + 1 })}
                  aria-invalid={twice}
                  aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                  maxLength={longest}
                  value={name}
                  onChange={({ target }) => onChange(names.with(at, target.value))}
                  onKeyDown={(event) => pressed(event, at)}
                />
                <Button
                  data-move="up"
                  aria-label={t('stations.up', which)}
                  disabled={at === 0}
                  onClick={() => move(at, -1, '[data-move=up]')}
                >
                  {'↑'}
                </Button>
                <Button
                  data-move="down"
                  aria-label={t('stations.down', which)}
                  disabled={at === names.length - 1}
                  onClick={() => move(at, 1, '[data-move=down]')}
                >
                  {'↓'}
                </Button>
                <Button aria-label={t('stations.remove', which)} onClick={() => remove(at)}>
                  {'✕'}
                </Button>
              </div>
              {twice && <p className="field-error">{t('stations.twice')}</p>}
            </li>
          );
        })}
      </ReorderList>
      {names.length === 0 && <p className="muted">{t('stations.none')}</p>}
      {fieldError && <p className="field-error">{fieldError}</p>}
      <Button onClick={add}>{t('stations.add')}</Button>
    </fieldset>
  );
}
