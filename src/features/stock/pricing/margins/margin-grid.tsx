import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cellKey } from '#contract/stock/pricing/margin-grids.ts';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { Scrolled } from '#src/ui/layout/scrolled.tsx';
import { useWide } from '#src/ui/layout/use-wide.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { MarginCard, MarginLine } from './margin-line.tsx';
import { marginIn, type TypedMargins } from './typed-margins.ts';
import { useGrid } from './use-grid.ts';

const columns = ['sold', 'realised', 'margin', 'price', 'next'] as const;

/** Asks for the margins of a grid. */
export const MarginGrid: OwnInput = ({ value, onChange }) => (
  <MarginRows typed={value as TypedMargins} onChange={onChange} />
);

interface Props {
  typed: TypedMargins;
  onChange: (typed: TypedMargins) => void;
}

/** The margins of a grid: a table worked by arrows and Enter, on a phone cards. */
export function MarginRows({ typed, onChange }: Props) {
  const { t } = useTranslation('pricing');
  const may = useMay();
  const wide = useWide();
  const box = useRef<HTMLDivElement>(null);
  const { query } = useGrid();
  const grid = query.data?.data;
  if (!grid) return null;
  if (grid.rows.length === 0) return <EmptyState title={t('manager.none')} />;

  // Enter goes down a column, as in a spreadsheet; the form is saved by its button.
  function press(event: KeyboardEvent): void {
    const by = { ArrowDown: 1, ArrowUp: -1, Enter: 1 }[event.key];
    if (by === undefined || !(event.target instanceof HTMLInputElement)) return;
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const fields = [...(box.current?.querySelectorAll('input') ?? [])];
    const next = fields[fields.indexOf(event.target) + by];
    next?.focus();
    next?.select();
  }

  const rows = grid.rows.map((row) => ({
    key: cellKey(row),
    row,
    margin: marginIn(typed, row),
    mode: grid.list_mode,
    open: may('pricing.write'),
    onChange: (margin: number | string | null) => onChange({ ...typed, [cellKey(row)]: margin }),
  }));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields inside
    <div ref={box} onKeyDown={press}>
      {wide ? (
        <Scrolled label={t('manager.title')}>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{t('manager.group')}</th>
                <th scope="col" className="numeric">
                  {t('manager.products')}
                </th>
                {columns.map((name) => (
                  <th key={name} scope="col" className="numeric">
                    {t(`manager.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, ...row }) => (
                <MarginLine key={key} {...row} />
              ))}
            </tbody>
          </table>
        </Scrolled>
      ) : (
        <ul className="stack">
          {rows.map(({ key, ...row }) => (
            <MarginCard key={key} {...row} />
          ))}
        </ul>
      )}
    </div>
  );
}
