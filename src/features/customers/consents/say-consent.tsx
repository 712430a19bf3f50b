import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { consentCalls, consentSources, type Consent } from '#contract/consents.ts';
import { useAction } from '#src/crud/use-action.ts';
import { showAlert } from '#src/data/alerts.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { Select } from '#src/ui/input/select.tsx';
import { SaveBar } from '#src/ui/save-bar.tsx';
import '#src/crud/draft-form.css';

interface Props {
  siteId: string;
  customerId: number;
  consent: Consent;
  /** Whether it is given, else withdrawn. */
  give: boolean;
  onSaid: () => void;
  onClose: () => void;
}

/** Writes down that a customer gives or withdraws a consent: the words to read to them, and from where it came. */
export function SayConsent({ siteId, customerId, consent, give, onSaid, onClose }: Props) {
  const { t } = useTranslation('customers');
  const [source, setSource] = useState<(typeof consentSources)[number]>('counter');
  const [note, setNote] = useState('');
  const { busy, refusal, run } = useAction();
  const word = give ? 'give' : 'withdraw';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void run(async (write) => {
      const body = { definition_id: consent.definition_id, given: give, source, note };
      await write(consentCalls.consent, { params: { id: customerId }, body }, { siteId });
      showAlert({ type: 'success', content: t(`consents.said.${word}`, { name: consent.name }) });
      onSaid();
      onClose();
    });
  }

  return (
    <Dialog open title={consent.name} onClose={onClose}>
      <form className="stack" onSubmit={submit} noValidate>
        <p className="consent-words">{consent.text || t('consents.noWords')}</p>
        <Field label={t('consents.source')}>
          {(control) => (
            <Select
              {...control}
              options={consentSources.map((value) => ({
                value,
                label: t(`consents.sources.${value}`),
              }))}
              value={source}
              onChoose={setSource}
            />
          )}
        </Field>
        <Field label={t('consents.note')} fault={refusal.fields['note']}>
          {(control) => (
            <input
              {...control}
              maxLength={500}
              autoComplete="off"
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <SaveBar text={refusal.text} faults={refusal.fields}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" look={give ? 'primary' : 'danger'} busy={busy} data-first-focus>
            {t(`consents.deed.${word}`)}
          </Button>
        </SaveBar>
      </form>
    </Dialog>
  );
}
