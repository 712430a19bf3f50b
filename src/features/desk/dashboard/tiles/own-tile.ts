import type { TileAnswer } from './tile.tsx';

interface Asked<Data> {
  data: Data | undefined;
  error: Error | null;
}

/** What a tile that is read by itself shows: the first page is there without it. */
export function ownTile<Data, Value>(
  { data, error }: Asked<Data>,
  valueOf: (data: Data) => Value,
): TileAnswer<Value> {
  if (data !== undefined) return { state: 'resolved', value: valueOf(data) };
  return error ? { state: 'rejected' } : undefined;
}
