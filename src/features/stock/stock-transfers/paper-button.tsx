import type { ReactNode } from 'react';
import { stockTransferCalls } from '#contract/stock/stock-transfers/stock-transfers.ts';
import { useAction } from '#src/crud/use-action.ts';
import { download } from '#src/data/download.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

interface Props {
  readonly id: number;
  readonly children: ReactNode;
}

/** Fetches the paper of a transfer, which both sites print. */
export function PaperButton({ id, children }: Props) {
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const save = () => run(() => download(stockTransferCalls.paper, { params: { id } }, siteId));
  return (
    <>
      <Button busy={busy} onClick={() => void save()}>
        {children}
      </Button>
      <ErrorNote text={actionError.text} />
    </>
  );
}
