import { text, yesNo } from '#contract/kit/fields.ts';
import type { Row } from '#contract/kit/row.ts';
import {
  goodsOfProducts,
  type TransferLine,
} from '#contract/stock/stock-transfers/stock-transfers.ts';
import { SendGoods } from '#src/crud/goods/send-goods.tsx';
import { WarehouseById, warehousesElsewhere } from './warehouses-elsewhere.ts';

const fields = {
  to_warehouse_id: text(20, { required: true }),
  driver: text(80, { required: true }),
  override: yesNo({ hint: true }),
};

interface Props {
  transfer: Row;
  lines: readonly TransferLine[];
}

/** With whom a transfer leaves; where less is free than is loaded, whether it leaves all the same. */
export function SendForm({ transfer, lines }: Props) {
  const isShort = lines.some(({ free, quantity }) => free !== null && free < quantity);
  return (
    <SendGoods
      goods={goodsOfProducts}
      row={transfer}
      places={warehousesElsewhere}
      place="to_warehouse_id"
      PlaceInput={WarehouseById}
      words="stock-transfers:send"
      fields={fields}
      without={isShort ? [] : ['override']}
    />
  );
}
