import type { ReactNode } from 'react';
import { stockTransferCalls } from '#contract/stock/stock-transfers/stock-transfers.ts';
import { PaperButton } from '#src/crud/values/paper-button.tsx';

interface Props {
  readonly id: number;
  readonly children: ReactNode;
}

/** Fetches the paper of a transfer, which both sites print. */
export function TransferPaperButton({ id, children }: Props) {
  const { paper, paperLetters: letters } = stockTransferCalls;
  return (
    <PaperButton id={id} paper={paper} letters={letters}>
      {children}
    </PaperButton>
  );
}
