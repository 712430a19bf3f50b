import { useTranslation } from 'react-i18next';
import { tyreOffers } from '#contract/hotel/replacements.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';

const { size, note } = tyreOffers.fields;
const fields = { size, note };

interface Props {
  set: { readonly id: number; readonly number: string; readonly size: string };
  onDone: () => void;
  onClose: () => void;
}

/** Keeps with a set what new tyres were offered for it. */
export function OfferDialog({ set, onDone, onClose }: Props) {
  const { t } = useTranslation('replacements');
  return (
    <Dialog open title={t('offerOf', { number: set.number })} place="foot" onClose={onClose}>
      <CallForm
        call={tyreOffers.calls.add}
        about={String(set.id)}
        words={`${tyreOffers.feature}:${tyreOffers.name}`}
        fields={fields}
        start={{ size: set.size }}
        body={(typed) => ({ ...typed, set_id: set.id })}
        ready={() => true}
        submit={t('keep')}
        onDone={onDone}
        onCancel={onClose}
      />
    </Dialog>
  );
}
