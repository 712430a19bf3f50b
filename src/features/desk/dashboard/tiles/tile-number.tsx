import i18next from 'i18next';
import { Link } from 'react-router';
import { numberFormat } from '#src/i18n/formats.ts';

interface Props {
  name: string;
  /** Undefined until it is known; what is no number is shown as it is. */
  count: number | string | undefined;
  /** Somebody has to do something about each. */
  due?: boolean;
  /** Where the rows are that it counts, when they are others than the tile's. */
  to?: string;
}

/** A number of a tile with its name, inside of a `dl`. */
export function TileNumber({ name, count, due = false, to }: Props) {
  const text =
    typeof count === 'number' ? numberFormat(i18next.language, {}).format(count) : (count ?? '-');
  return (
    <div>
      <dt>{to === undefined ? name : <Link to={to}>{name}</Link>}</dt>
      <dd className={due && count ? 'warned' : ''}>{text}</dd>
    </div>
  );
}
