import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { customers } from '#contract/customer/customers.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useWordsOf } from '#src/crud/words.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { SaveBar } from '#src/ui/save-bar.tsx';
import type { Card } from './use-card.ts';

interface Props {
  siteId: string;
  card: Card;
  mayWrite: boolean;
  onSaved: () => void;
}

/** What whoever stands at the counter has to know before they speak: big, with who wrote it and when, and changed where it stands. */
export function DeskNote({ siteId, card, mayWrite, onSaved }: Props) {
  const { t } = useTranslation('customer-desk');
  const words = useWordsOf(customers);
  const { customer, noted } = card;
  const [writing, write] = useState(false);
  const editable = mayWrite && customer.archived_at === null;

  if (writing) {
    return (
      <NoteForm
        siteId={siteId}
        customer={customer}
        onDone={() => {
          write(false);
          onSaved();
        }}
        onStop={() => write(false)}
      />
    );
  }
  if (customer.counter_note === '') {
    return editable ? (
      <div>
        <Button onClick={() => write(true)}>{t('note.add')}</Button>
      </div>
    ) : null;
  }
  return (
    <section className="counter-note callout row" aria-label={words.field('counter_note')}>
      <p>{customer.counter_note}</p>
      <footer className="row">
        {noted && (
          <small>
            {[noted.by, `${showDate(noted.at)} ${showTime(noted.at)}`].filter(Boolean).join(' · ')}
          </small>
        )}
        {editable && <Button onClick={() => write(true)}>{t('note.edit')}</Button>}
      </footer>
    </section>
  );
}

interface FormProps {
  siteId: string;
  customer: Card['customer'];
  onDone: () => void;
  onStop: () => void;
}

function NoteForm({ siteId, customer, onDone, onStop }: FormProps) {
  const { t } = useTranslation(['customer-desk', 'common']);
  const words = useWordsOf(customers);
  const [text, setText] = useState(customer.counter_note);
  const { busy, actionError, run } = useAction();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void run(async (write) => {
      const body = { version: customer.version, counter_note: text };
      await write(customers.calls.save, { params: { id: customer.id }, body }, { siteId });
      onDone();
    });
  }

  return (
    <form className="section" onSubmit={submit} noValidate>
      <Field label={words.field('counter_note')} fault={actionError.fields['counter_note']}>
        {(control) => (
          <textarea
            {...control}
            autoFocus
            rows={3}
            maxLength={customers.fields.counter_note.most}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              // What was typed is not thrown away by it.
              if (event.key === 'Escape' && text === customer.counter_note) onStop();
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
                event.currentTarget.form?.requestSubmit();
              }
            }}
          />
        )}
      </Field>
      <SaveBar text={actionError.text} faults={actionError.fields}>
        <Button onClick={onStop}>{t('common:cancel')}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t('note.save')}
        </Button>
      </SaveBar>
    </form>
  );
}
