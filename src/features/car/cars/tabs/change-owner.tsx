import { useTranslation } from 'react-i18next';
import { carCalls, ownerReasons } from '#contract/car/car-calls.ts';
import { customers } from '#contract/customer/customers.ts';
import { choice, reference, yesNo } from '#contract/kit/fields.ts';
import type { Row } from '#contract/kit/row.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { showAlert } from '#src/data/alerts.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';

interface Props {
  open: boolean;
  row: Row;
  /** Somebody drives it now. */
  driven: boolean;
  onClose: () => void;
  onChanged: () => void;
}

const fields = {
  customer_id: reference(() => customers, { hint: true }),
  reason: choice(ownerReasons, {}),
  end_drivers: yesNo({}),
};

/** Whose a car is from now on, why, and what becomes of those who drive it. */
export function ChangeOwner({ open, row, driven, onClose, onChanged }: Props) {
  const { t } = useTranslation('cars');
  return (
    <Dialog open={open} title={t('owners.change')} onClose={onClose}>
      <CallForm
        call={carCalls.changeOwner}
        params={{ id: row.id }}
        about={String(row.id)}
        words="cars:owners"
        fields={fields}
        without={driven ? [] : ['end_drivers']}
        start={{ end_drivers: true }}
        body={(typed) => ({
          ...typed,
          end_drivers: driven && typed.end_drivers,
          version: row.version,
        })}
        ready={() => true}
        submit={t('owners.save')}
        onDone={() => {
          showAlert({ type: 'success', content: t('owners.changed') });
          onChanged();
          onClose();
        }}
        onCancel={onClose}
      >
        <p>{t('owners.wheels')}</p>
      </CallForm>
    </Dialog>
  );
}
