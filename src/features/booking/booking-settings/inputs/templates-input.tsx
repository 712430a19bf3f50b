import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Template } from '#contract/booking/booking-settings/reminders.ts';
import {
  filledIn,
  smsLength,
  templateVariables,
  unknownVariables,
  type TemplateVariable,
} from '#contract/booking/booking-settings/template-rules.ts';
import type { MessageType } from '#contract/booking/messages/message-rules.ts';
import { needsOptOut, withOptOut } from '#contract/booking/messages/opt-out.ts';
import { languages, type Language } from '#contract/platform/languages.ts';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { Field } from '#src/ui/input/field.tsx';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';

const TryTemplate = lazyComponent(async () => (await import('./try-template.tsx')).TryTemplate);

// How long things mostly are, for who writes a message before there is a booking to read it with.
const sample: Record<TemplateVariable, string> = {
  customer: 'Kari Nordmann',
  plate: 'EK12345',
  date: '2026-10-15',
  time: '10:15',
  services: '…',
  price: '690,00',
  site: '…',
  address: 'Storgata 1',
  phone: '22 33 44 55',
  ticket: 'K7QX',
  station: '…',
  link: 'https://booking.example/b/K7QXAB',
};

const sampleStop = 'https://booking.example/email/unsubscribe';

const nothing: Template = { subject: '', text: '' };

/** Asks for what a reminder says, in each language, with how long it is and how it reads. */
export const TemplatesInput: OwnInput = ({ value, row, fieldError, onChange }) => {
  const { t } = useTranslation('booking-settings');
  const templates = value as Readonly<Partial<Record<Language, Template>>>;
  return (
    <div className="stack whole">
      <p className="field-hint">{t('reminder.languages')}</p>
      {languages.map((language) => (
        <TemplateFields
          key={language}
          language={language}
          calendarId={row['calendar_id'] as string | null}
          type={row['type'] as MessageType}
          bySms={row['transport'] === 'sms'}
          template={templates[language] ?? nothing}
          onChange={(template) => {
            const { [language]: _, ...others } = templates;
            const isEmpty = template.text === '' && template.subject === '';
            onChange(isEmpty ? others : { ...others, [language]: template });
          }}
        />
      ))}
      {fieldError && <p className="field-error">{fieldError}</p>}
    </div>
  );
};

interface Props {
  language: Language;
  /** Null as long as none is chosen. */
  calendarId: string | null;
  type: MessageType;
  bySms: boolean;
  template: Template;
  onChange: (template: Template) => void;
}

function TemplateFields({ language, calendarId, type, bySms, template, onChange }: Props) {
  const { t } = useTranslation('booking-settings');
  const area = useRef<HTMLTextAreaElement>(null);
  const unknown = unknownVariables(template.subject + template.text);
  const rule = { type, transport: bySms ? 'sms' : 'email' } as const;
  const read = withOptOut(
    filledIn(template.text, sample),
    rule,
    language,
    bySms ? sample.link : sampleStop,
  );
  const { units, parts, odd } = smsLength(read);
  function insert(name: TemplateVariable | '') {
    if (name === '') return;
    const at = area.current?.selectionStart ?? template.text.length;
    const text = `${template.text.slice(0, at)}{${name}}${template.text.slice(at)}`;
    onChange({ ...template, text });
    area.current?.focus();
  }
  const length = t('reminder.length', { units, count: parts });
  const hint = odd.length > 0 ? `${length} ${t('reminder.odd', { signs: odd.join(' ') })}` : length;
  return (
    <fieldset className="stack">
      <legend>{t(`languages.${language}`)}</legend>
      {!bySms && (
        <TextField
          label={t('reminder.subject')}
          autoComplete="off"
          lang={language}
          maxLength={150}
          value={template.subject}
          onChange={({ target }) => onChange({ ...template, subject: target.value })}
        />
      )}
      <Field
        label={t('reminder.text')}
        hint={bySms && template.text !== '' ? hint : undefined}
        fieldError={
          unknown.length > 0
            ? t('reminder.unknown', { names: unknown.map((name) => `{${name}}`).join(', ') })
            : undefined
        }
      >
        {(control) => (
          <textarea
            {...control}
            ref={area}
            rows={bySms ? 3 : 8}
            lang={language}
            maxLength={4000}
            value={template.text}
            onChange={({ target }) => onChange({ ...template, text: target.value })}
          />
        )}
      </Field>
      <SelectField
        label={t('reminder.insert')}
        options={[
          { value: '', label: '' },
          ...templateVariables.map((name) => ({
            value: name,
            label: t(`reminder.variables.${name}`),
          })),
        ]}
        value=""
        onChoose={insert}
      />
      {template.text !== '' && (
        <>
          <p className="message info" lang={language}>
            <small>{t('reminder.preview')}</small> {read}
          </p>
          {needsOptOut(rule) && <p className="field-hint">{t('reminder.optOut')}</p>}
          {calendarId !== null && unknown.length === 0 && (
            <TryTemplate {...{ calendarId, type, bySms, language, template }} />
          )}
        </>
      )}
    </fieldset>
  );
}
