import type { Row } from '#contract/kit/row.ts';
import './place-cell.css';

/** Where a set stands, as it is read from afar. */
export function PlaceCell({ row }: { row: Row }) {
  return <b className="place-code mono amount">{row.shown['place_id'] ?? '–'}</b>;
}
