import i18next from 'i18next';
import { numberFormat } from '#src/i18n/formats.ts';

interface Props {
  name: string;
  /** Undefined until it is known. */
  count: number | undefined;
  /** Somebody has to do something about each. */
  due?: boolean;
}

/** A number of a tile with its name, inside of a `dl`. */
export function TileNumber({ name, count, due = false }: Props) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={due && count ? 'warned' : ''}>
        {count === undefined ? '-' : numberFormat(i18next.language, {}).format(count)}
      </dd>
    </div>
  );
}
