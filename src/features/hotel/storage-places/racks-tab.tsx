import type { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import type { Row, RowOf } from '#contract/kit/row.ts';
import { WarehouseView } from './warehouse-view.tsx';

/** How full a warehouse is, with the picture of its racks. */
export function RacksTab({ row }: { row: Row }) {
  return (
    <div className="stack">
      <WarehouseView warehouse={row as RowOf<typeof warehouses>} />
    </div>
  );
}
