import {
  calledThere,
  stockTransferCalls,
} from '#contract/stock/stock-transfers/stock-transfers.ts';
import { placeInput } from '#src/crud/goods/goods-places.tsx';

/** The warehouses of the other sites of the company. */
export const warehousesElsewhere = {
  call: stockTransferCalls.warehouses,
  called: calledThere,
  choose: 'stock-transfers:send.choose',
  nowhere: 'stock-transfers:send.nowhere',
} as const;

export const WarehouseById = placeInput(warehousesElsewhere, ({ id }) => String(id));
export const WarehouseByName = placeInput(warehousesElsewhere, calledThere);
