import { useTranslation } from 'react-i18next';
import { consentCalls, consentSources, type Consent } from '#contract/customer/consents.ts';
import { choice, text } from '#contract/kit/fields.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { showAlert } from '#src/data/alerts.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';

interface Props {
  customerId: number;
  consent: Consent;
  /** Whether it is given, else withdrawn. */
  give: boolean;
  onSaved: () => void;
  onClose: () => void;
}

const fields = { source: choice(consentSources, {}), note: text(500, {}) };

/** Writes down that a customer gives or withdraws a consent: the words to read to them, and from where it came. */
export function ConsentDialog({ customerId, consent, give, onSaved, onClose }: Props) {
  const { t } = useTranslation('customers');
  const word = give ? 'give' : 'withdraw';
  return (
    <Dialog open title={consent.name} onClose={onClose}>
      <CallForm
        call={consentCalls.consent}
        params={{ id: customerId }}
        about={`${customerId}.${consent.definition_id}.${word}`}
        words="customers:consents"
        fields={fields}
        body={(typed) => ({ definition_id: consent.definition_id, given: give, ...typed })}
        ready={() => true}
        submit={t(`consents.submit.${word}`)}
        variant={give ? 'primary' : 'danger'}
        onDone={() => {
          const content = t(`consents.said.${word}`, { name: consent.name });
          showAlert({ type: 'success', content });
          onSaved();
          onClose();
        }}
        onCancel={onClose}
      >
        <p className="consent-words said t18">{consent.text || t('consents.noWords')}</p>
      </CallForm>
    </Dialog>
  );
}
