import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { ChartTable } from './chart-table.tsx';
import './stack.css';

interface Part {
  readonly name: string;
  readonly value: number;
  /** Where it leads. */
  readonly to?: string | undefined;
}

interface Props {
  /** What the whole is. */
  label: string;
  /** What all parts are, and what is counted of them. */
  partsAre: string;
  counted: string;
  parts: readonly Part[];
  /** How a value is read. */
  text?: (value: number) => string;
  /** How a part of the whole (0 to 1) is read. */
  share: (part: number) => string;
}

/** The parts of a whole in one bar, and below it what each is and comes to. Parts that are nothing have no room in the bar. */
export function Stack({ label, partsAre, counted, parts, text = String, share }: Props) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const shareOf = (value: number) => share(whole === 0 ? 0 : value / whole);
  const leads = parts.some(({ to }) => to !== undefined);
  return (
    <figure className="stacked">
      <div className="stacked-bar" aria-hidden="true">
        {parts.map(
          ({ name, value }, at) =>
            value > 0 && (
              <i
                key={name}
                data-part={at % looks}
                style={{ '--part': value / whole } as CSSProperties}
              />
            ),
        )}
      </div>
      {/* What leads somewhere is reached by keys; else the table says the same. */}
      <ul className="row" aria-hidden={leads ? undefined : true}>
        {parts.map(({ name, value, to }, at) => (
          <li key={name} data-part={at % looks}>
            {to === undefined ? <span>{name}</span> : <Link to={to}>{name}</Link>}
            <b>{text(value)}</b>
            <small>{` ${shareOf(value)}`}</small>
          </li>
        ))}
      </ul>
      <ChartTable
        label={label}
        rowsAre={partsAre}
        columns={[counted, '%']}
        rows={parts.map(({ name, value }) => ({ name, cells: [text(value), shareOf(value)] }))}
      />
    </figure>
  );
}

// So many can be distinguished; see stack.css.
const looks = 6;
