import { useTranslation } from 'react-i18next';
import { paymentCalls } from '#contract/economy/payments/payment-calls.ts';
import { payments } from '#contract/economy/payments/payments.ts';
import { noteChange } from '#src/crud/live-changes.ts';
import { actionErrorOf } from '#src/crud/action-error.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { showSnackbar } from '#src/ui/snackbar.ts';

/** Says what was done with a payment, and takes it back for who sees that it was wrong. */
export function useSayDone(id: number): (what: string, matches: readonly number[]) => void {
  const { t } = useTranslation('payments');
  const siteId = useSiteId();
  const { run } = useAction();
  return (what, matches) => {
    const undo = () =>
      run(async (write) => {
        try {
          for (const match_id of matches) {
            const input = { params: { id }, body: { match_id } };
            await write(paymentCalls.takeBack, input, { siteId });
          }
        } catch (cause) {
          // The payment is not shown any more, so nothing else would say it.
          showSnackbar(actionErrorOf(cause).text);
        }
        noteChange(payments.name);
      });
    showSnackbar(what, { action: { label: t('match.undo'), act: () => void undo() } });
  };
}
