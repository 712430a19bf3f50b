import type { Row } from '#contract/kit/row.ts';
import { stockTransferCalls } from '#contract/stock/stock-transfers/stock-transfers.ts';
import { GoodsHead } from '#src/crud/goods/goods-head.tsx';
import { paperOf } from '#src/crud/values/paper-button.tsx';

const Paper = paperOf(stockTransferCalls);

/** The paper of a transfer. */
export const TransferHead = ({ row }: { row: Row }) => <GoodsHead row={row} Paper={Paper} />;
