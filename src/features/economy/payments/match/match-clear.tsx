import { useTranslation } from 'react-i18next';
import { paymentCalls, type WaitingPayment } from '#contract/economy/payments/payment-calls.ts';
import { payments } from '#contract/economy/payments/payments.ts';
import { noteOwnChange } from '#src/crud/live-changes.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

interface Props {
  waiting: readonly WaitingPayment[];
  onDone: (ids: readonly number[]) => void;
  /** One was refused: what it may be of is not so any more. */
  onStale: () => void;
}

/** Matches all at once of which it is as good as sure what they are; nothing where there is none. */
export function MatchClear({ waiting, onDone, onStale }: Props) {
  const { t } = useTranslation('payments');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const clear = waiting.filter(({ is_clear: isClear }) => isClear);
  if (clear.length === 0 && actionError.text === '') return null;
  const matchAll = () =>
    run(async (write) => {
      const done: number[] = [];
      try {
        for (const { id, proposals } of clear) {
          noteOwnChange(payments.name);
          const parts = proposals[0]!.parts.map(({ invoice_id, amount }) => ({
            invoice_id,
            amount,
          }));
          await write(paymentCalls.match, { params: { id }, body: { parts } }, { siteId });
          done.push(id);
        }
      } finally {
        onDone(done);
        if (done.length < clear.length) onStale();
      }
    });
  return (
    <div className="stack tight">
      <div className="actions">
        <Button busy={busy} onClick={() => void matchAll()}>
          {t('match.clear', { count: clear.length })}
        </Button>
      </div>
      <ErrorNote text={actionError.text} />
    </div>
  );
}
