import type { CSSProperties } from 'react';
import './heat.css';

interface Cell {
  /** From 0 to 1, and more; null where there is nothing to be full. */
  readonly load: number | null;
  /** Shows what it is made of. */
  readonly onOpen: () => void;
}

interface Props {
  /** What it shows. */
  label: string;
  rows: readonly { readonly name: string; readonly cells: readonly Cell[] }[];
  rowsAre: string;
  columns: readonly string[];
  /** How a load is read; and where there is little room, without its unit. */
  text: (load: number | null, unit?: boolean) => string;
}

/** From how full on it is marked as such. */
const full = 0.9;

/** How full rows are by columns, such as people by days: the fuller, the stronger. Each cell leads somewhere. */
export function Heat({ label, rows, rowsAre, columns, text }: Props) {
  return (
    <table className="heat">
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{rowsAre}</span>
          </th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two people may have one name
          <tr key={at}>
            <th scope="row" className="cut" title={name}>
              {name}
            </th>
            {cells.map(({ load, onOpen }, of) => (
              <td
                key={columns[of]}
                data-full={(load !== null && load >= full) || undefined}
                style={{ '--load': Math.min(1, load ?? 0) } as CSSProperties}
              >
                <button
                  type="button"
                  aria-label={`${name}, ${columns[of]}: ${text(load)}`}
                  onClick={onOpen}
                >
                  {text(load, false)}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
