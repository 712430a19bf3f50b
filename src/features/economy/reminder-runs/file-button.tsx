import type { ReactNode } from 'react';
import type { Call } from '#contract/kit/call.ts';
import { useAction } from '#src/crud/use-action.ts';
import { download } from '#src/data/download.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

interface Props {
  /** Answers the file of one thing. */
  readonly call: Call;
  readonly id: number;
  readonly children: ReactNode;
}

/** Fetches a file, and says where there is none. */
export function FileButton({ call, id, children }: Props) {
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  return (
    <>
      <Button
        busy={busy}
        onClick={() => void run(() => download(call, { params: { id } }, siteId))}
      >
        {children}
      </Button>
      <ErrorNote text={actionError.text} />
    </>
  );
}
