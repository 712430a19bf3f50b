import { transfers } from '#contract/hotel/transfers.ts';
import type { Row } from '#contract/kit/row.ts';
import { GoodsHead } from '#src/crud/goods/goods-head.tsx';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { PaperLink } from './paper-link.tsx';

/** The paper of a transfer, for who may print labels. */
export const TransferHead = ({ row }: { row: Row }) =>
  useMayWrite(transfers) && <GoodsHead row={row} Paper={PaperLink} />;
