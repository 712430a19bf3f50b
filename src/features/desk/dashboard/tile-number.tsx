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
      <dd className={due && count ? 'warned' : ''}>{count ?? '-'}</dd>
    </div>
  );
}
