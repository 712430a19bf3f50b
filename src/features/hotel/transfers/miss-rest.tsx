import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { transferCalls } from '#contract/hotel/transfers.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import type { ShownTransfer } from './receive-set.ts';

interface Props {
  transfer: ShownTransfer;
  refetch: () => Promise<unknown>;
}

/** Says of what has not come of a transfer that it is missing. */
export function MissRest({ transfer: { id, sets }, refetch }: Props) {
  const { t } = useTranslation('transfers');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [asking, setAsking] = useState(false);
  const rest = sets.flatMap(({ number, outcome }) => (outcome === '' ? number : []));
  const missRest = () =>
    void run(async (write) => {
      await write(transferCalls.missRest, { params: { id }, body: {} }, { siteId });
      await refetch();
    });
  return (
    <>
      <ErrorNote text={actionError.text} />
      <div className="actions">
        <Button
          busy={busy}
          // What waits here would be said to be missing.
          disabled={sets.some(({ unsent }) => unsent)}
          onClick={() => setAsking(true)}
        >
          {t('incoming.missRest')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('incoming.sure')}
        text={t('incoming.sureText', { numbers: rest.join(', ') })}
        action={t('incoming.missRest')}
        danger
        onConfirm={() => {
          missRest();
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
