import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { customers } from '#contract/customer/customers.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { useTranslations } from '#src/crud/words.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { Button } from '#src/ui/button.tsx';
import type { Card } from './use-card.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  card: Card;
  mayWrite: boolean;
  onSaved: () => void;
}

/** What the person at the counter has to know before they speak: big, with who wrote it and when, and changed where it stands. */
export function DeskNote({ card, mayWrite, onSaved }: Props) {
  const { t } = useTranslation('customer-desk');
  const words = useTranslations(customers);
  const { customer, noted } = card;
  const [writing, setWriting] = useState(false);
  const editable = mayWrite && customer.archived_at === null;

  if (writing) {
    return (
      <section className="section">
        <CallForm
          call={customers.calls.save}
          params={{ id: customer.id }}
          about={`note ${customer.id}`}
          words="customers:customers"
          fields={{ counter_note: customers.fields.counter_note }}
          start={{ counter_note: customer.counter_note }}
          focus
          body={(typed) => ({ ...typed, version: customer.version })}
          submit={t('note.save')}
          onDone={() => {
            setWriting(false);
            onSaved();
          }}
          onCancel={() => setWriting(false)}
        />
      </section>
    );
  }
  if (customer.counter_note === '') {
    return editable ? (
      <div>
        <Button onClick={() => setWriting(true)}>{t('note.add')}</Button>
      </div>
    ) : null;
  }
  return (
    <section className="counter-note callout row" aria-label={words.field('counter_note')}>
      <p className="said t20 strong">{customer.counter_note}</p>
      <footer className="row">
        {noted && (
          <small>
            <Facts of={[noted.by, `${showDate(noted.at)} ${showTime(noted.at)}`]} />
          </small>
        )}
        {editable && <Button onClick={() => setWriting(true)}>{t('note.edit')}</Button>}
      </footer>
    </section>
  );
}
