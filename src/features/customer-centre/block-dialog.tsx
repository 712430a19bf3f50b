import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Field } from '#src/ui/input/field.tsx';

interface Props {
  open: boolean;
  name: string;
  busy: boolean;
  fault: string;
  onBlock: (reason: string) => void;
  onClose: () => void;
}

/** Asks why no site shall sell to a customer any more. */
export function BlockDialog({ open, name, busy, fault, onBlock, onClose }: Props) {
  const { t } = useTranslation('customer-centre');
  const [reason, setReason] = useState('');
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (reason.trim() !== '') onBlock(reason.trim());
  }
  return (
    <Dialog open={open} title={t('block.of', { name })} onClose={onClose}>
      <form onSubmit={submit} noValidate className="stack">
        <p>{t('block.lead')}</p>
        <Field label={t('block.reason')} fault={fault}>
          {(control) => (
            <input
              {...control}
              data-first-focus
              maxLength={200}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        <div className="actions end">
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" look="danger" busy={busy} disabled={reason.trim() === ''}>
            {t('block.do')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
