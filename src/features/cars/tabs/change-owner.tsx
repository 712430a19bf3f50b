import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { carCalls, ownerReasons, type OwnerReason } from '#contract/car-calls.ts';
import { customers } from '#contract/customers.ts';
import type { Row } from '#contract/kit/resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { titleOf } from '#src/crud/values/title-of.ts';
import { ReferenceInput } from '#src/crud/widgets/reference-input.tsx';
import { showAlert } from '#src/data/alerts.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { Segments } from '#src/ui/input/segments.tsx';
import { Toggle } from '#src/ui/input/toggle.tsx';
import { SaveBar } from '#src/ui/save-bar.tsx';

interface Props {
  open: boolean;
  row: Row;
  /** Somebody drives it now. */
  driven: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** Whose a car is from now on, why, and what becomes of those who drive it. */
export function ChangeOwner({ open, ...given }: Props) {
  const { t } = useTranslation('cars');
  return (
    <Dialog open={open} title={t('owners.change')} onClose={given.onClose}>
      <Form {...given} />
    </Dialog>
  );
}

function Form({ row, driven, onClose, onChanged }: Omit<Props, 'open'>) {
  const { t } = useTranslation('cars');
  const siteId = useSiteId();
  const [owner, choose] = useState<Row | null>(null);
  const [reason, give] = useState<OwnerReason>('sold');
  const [endDrivers, end] = useState(true);
  const { busy, refusal, run } = useAction();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void run(async (write) => {
      const body = {
        version: row.version,
        customer_id: owner?.id ?? null,
        reason,
        end_drivers: driven && endDrivers,
      };
      await write(carCalls.changeOwner, { params: { id: row.id }, body }, { siteId });
      showAlert({ type: 'success', content: t('owners.changed') });
      onChanged();
      onClose();
    });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Field label={t('owners.to')} hint={t('owners.leave')} fault={refusal.fields['customer_id']}>
        {(control) => (
          <ReferenceInput
            control={control}
            of={customers}
            value={owner?.id ?? null}
            shown={owner ? titleOf(customers, owner) : ''}
            onChoose={choose}
          />
        )}
      </Field>
      <Segments
        label={t('owners.why')}
        labelled
        options={ownerReasons.map((value) => ({ value, label: t(`owners.reasons.${value}`) }))}
        value={reason}
        onChoose={give}
      />
      {driven && <Toggle label={t('owners.endDrivers')} on={endDrivers} onTurn={end} />}
      <p>{t('owners.wheels')}</p>
      <SaveBar text={refusal.text} faults={refusal.fields}>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="submit" look="primary" busy={busy}>
          {t('owners.save')}
        </Button>
      </SaveBar>
    </form>
  );
}
