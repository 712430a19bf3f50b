import { useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '#contract/kit/resource.ts';
import { Button } from '#src/ui/button.tsx';
import { Popover } from '#src/ui/dialog/popover.tsx';
import { moved } from '../reorder/moved.ts';
import { Grip, ReorderList } from '../reorder/reorder-list.tsx';
import { isTouch } from '#src/ui/touch/is-touch.ts';
import { useTranslations } from '../words.ts';
import { startColumns, startWidth, withWidth, type Column } from './columns.ts';
import './column-chooser.css';

interface Props {
  resource: Resource;
  columns: readonly Column[];
  onChange: (columns: readonly Column[]) => void;
}

const widthStep = 24;

/** Which columns a list has, in which order and how wide: by keys, by touch and by dragging. */
export function ColumnChooser({ resource, columns, onChange }: Props) {
  const { t } = useTranslation('crud');
  const words = useTranslations(resource);
  const [open, setOpen] = useState(false);
  const chosen = columns.map(({ name }) => name);
  const others = Object.keys(resource.fields).filter((name) => !chosen.includes(name));
  const drag = (from: number) => ({
    draggable: !isTouch(),
    onDragStart: (event: DragEvent) => event.dataTransfer.setData('text/plain', String(from)),
  });
  const drop = (to: number) => ({
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      onChange(moved(columns, Number(event.dataTransfer.getData('text/plain')), to));
    },
  });

  return (
    <Popover
      button={t('columns.button')}
      className="list-tool entry"
      open={open}
      onTurn={setOpen}
      long
    >
      <div className="columns stack">
        <ReorderList onMove={(from, to) => onChange(moved(columns, from, to))}>
          {columns.map((column, at) => {
            const { name } = column;
            const label = words.field(name);
            const width = column.width ?? startWidth[resource.fields[name]?.kind ?? 'text'];
            return (
              <li key={name} {...drag(at)} {...drop(at)}>
                <div className="row nowrap tight">
                  <Grip />
                  <label className="check rest">
                    <input
                      type="checkbox"
                      checked
                      // Without what a row is called by nobody could open it.
                      disabled={name === resource.title}
                      onChange={() => onChange(columns.filter((one) => one.name !== name))}
                    />
                    {label}
                  </label>
                  <Button
                    aria-label={t('columns.earlier', { column: label })}
                    disabled={at === 0}
                    onClick={() => onChange(moved(columns, at, at - 1))}
                  >
                    <span aria-hidden="true">{'↑'}</span>
                  </Button>
                  <Button
                    aria-label={t('columns.later', { column: label })}
                    disabled={at === columns.length - 1}
                    onClick={() => onChange(moved(columns, at, at + 1))}
                  >
                    <span aria-hidden="true">{'↓'}</span>
                  </Button>
                  <Button
                    aria-label={t('columns.narrower', { column: label })}
                    onClick={() => onChange(withWidth(columns, name, width - widthStep))}
                  >
                    <span aria-hidden="true">{'−'}</span>
                  </Button>
                  <Button
                    aria-label={t('columns.wider', { column: label })}
                    onClick={() => onChange(withWidth(columns, name, width + widthStep))}
                  >
                    <span aria-hidden="true">+</span>
                  </Button>
                </div>
              </li>
            );
          })}
        </ReorderList>
        <ul>
          {others.map((name) => (
            <li key={name}>
              <label className="check">
                <input
                  type="checkbox"
                  checked={false}
                  onChange={() => onChange([...columns, { name, width: null }])}
                />
                {words.field(name)}
              </label>
            </li>
          ))}
        </ul>
        <Button onClick={() => onChange(startColumns(resource))}>{t('columns.reset')}</Button>
      </div>
    </Popover>
  );
}
