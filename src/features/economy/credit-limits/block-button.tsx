import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { customers } from '#contract/customer/customers.ts';
import type { ListedCredit } from '#contract/economy/credit-limits/credit-calls.ts';
import { text } from '#contract/kit/fields.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

interface Props {
  row: ListedCredit;
  onChanged: () => void;
}

const fields = { reason: text(200, {}) };

/** Blocks a customer for a reason, or lifts their block; both can be taken back. */
export function BlockButton({ row, onChanged }: Props) {
  const { t } = useTranslation('credit-limits');
  const siteId = useSiteId();
  const [asking, setAsking] = useState(false);
  const { busy, actionError, run } = useAction();
  const { customer_id: id, version, name, blocked, block_reason: reason } = row;

  function done(said: string, undo: () => void) {
    refetchResource(siteId, customers);
    onChanged();
    showSnackbar(said, { action: { label: t('crud:undo'), act: undo } });
  }
  const set = (at: number, why: string) =>
    run(async (write) => {
      const body = { version: at, blocked: why !== '', block_reason: why };
      const { data } = await write(customers.calls.save, { params: { id }, body }, { siteId });
      if (why === '')
        done(t('block.lifted', { name }), () => void set(data.version, reason || '–'));
      else done(t('block.done', { name }), () => void set(data.version, ''));
    });

  return (
    <>
      <Button busy={busy} onClick={() => (blocked ? void set(version, '') : setAsking(true))}>
        {blocked ? t('block.lift') : t('block.do')}
      </Button>
      <ErrorNote text={actionError.text} />
      <Dialog open={asking} title={t('block.of', { name })} onClose={() => setAsking(false)}>
        <CallForm
          call={customers.calls.save}
          params={{ id }}
          about={String(id)}
          words="credit-limits:block"
          fields={fields}
          body={(given) => ({ version, blocked: true, block_reason: given.reason.trim() })}
          ready={(given) => given.reason.trim() !== ''}
          submit={t('block.do')}
          variant="danger"
          onDone={({ data }) => {
            setAsking(false);
            done(t('block.done', { name }), () => void set(data.version, ''));
          }}
          onCancel={() => setAsking(false)}
        >
          <p>{t('block.lead')}</p>
        </CallForm>
      </Dialog>
    </>
  );
}
