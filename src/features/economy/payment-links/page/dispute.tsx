import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { disputeReasons } from '#contract/economy/payment-links/dispute-calls.ts';
import type { LinkedInvoice } from '#contract/economy/payment-links/linked-invoice.ts';
import type { LinkedPayment } from '#contract/economy/payment-links/linked-order.ts';
import { longTime } from '#src/i18n/long-time.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { useDispute } from './use-dispute.ts';

type Reason = (typeof disputeReasons)[number];
const reasons: readonly Reason[] = ['amount', 'not_ordered', 'not_done', 'paid', 'other'];

interface Props {
  code: string;
  invoice: LinkedInvoice;
  onAnswer: (answered: LinkedPayment) => void;
}

/** That the customer says what is wrong with the invoice, once; or that they have said so. */
export function Dispute({ code, invoice: { disputedAt }, onAnswer }: Props) {
  const { t, i18n } = useTranslation('payment-links');
  const [asks, setAsks] = useState(false);
  const [reason, setReason] = useState<Reason>('amount');
  const [said, setSaid] = useState('');
  const { busy, failure, press } = useDispute(code, onAnswer);
  if (disputedAt !== null) {
    return (
      <p className="message" role="status">
        {t('dispute.since', { time: longTime(disputedAt, i18n.language) })}
      </p>
    );
  }
  if (!asks) {
    return (
      <div className="actions">
        <Button onClick={() => setAsks(true)}>{t('dispute.open')}</Button>
      </div>
    );
  }
  return (
    <section className="section" aria-label={t('dispute.open')}>
      <h2>{t('dispute.open')}</h2>
      <Field label={t('dispute.reason')}>
        {(control) => (
          <select
            {...control}
            value={reason}
            onChange={({ target }) => setReason(target.value as Reason)}
          >
            {reasons.map((one) => (
              <option key={one} value={one}>
                {t(`reasons.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('dispute.said')}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={1000}
            value={said}
            onChange={({ target }) => setSaid(target.value)}
          />
        )}
      </Field>
      <p className="muted">{t('dispute.about')}</p>
      <ErrorNote text={failure} />
      <div className="actions">
        <Button variant="primary" busy={busy} onClick={() => void press({ reason, said })}>
          {t('dispute.send')}
        </Button>
        <Button onClick={() => setAsks(false)}>{t('dispute.back')}</Button>
      </div>
    </section>
  );
}
