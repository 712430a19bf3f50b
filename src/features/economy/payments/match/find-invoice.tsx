import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentCalls, type WaitingPayment } from '#contract/economy/payments/payment-calls.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';
import { useSettled } from '#src/ui/use-settled.ts';
import { useAmount } from '../use-amount.ts';
import type { PartToMatch } from './proposals.tsx';
import { useDue } from './use-due.ts';

const pause = 200;

interface Props {
  payment: WaitingPayment;
  busy: boolean;
  onMatch: (parts: readonly PartToMatch[]) => void;
}

/** Finds the invoice that a payment is of, for who knows more than the payment says. */
export function FindInvoice({ payment: { id, unmatched }, busy, onMatch }: Props) {
  const { t } = useTranslation('payments');
  const siteId = useSiteId();
  const amount = useAmount();
  const due = useDue();
  const [text, setText] = useState('');
  const q = useSettled(text.trim(), pause);
  const query = useQuery({
    ...queryFor(siteId, paymentCalls.open, { params: { id }, query: { q } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const found = q === '' ? [] : (query.data?.data ?? []);
  return (
    <div className="stack tight">
      <TextField
        label={t('match.search')}
        hint={t('match.searchHint')}
        type="search"
        autoComplete="off"
        maxLength={80}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ol className="rows" aria-label={t('match.found')}>
        {found.map((one) => (
          <li key={one.invoice_id}>
            <span className="rest named">
              <b>{one.customer}</b>
              <small>
                <Facts
                  of={[
                    t('match.invoice', { number: one.number }),
                    due(one.due),
                    t('match.open', { amount: amount(one.open) }),
                    one.open > unmatched &&
                      t('match.part', { amount: amount(one.open - unmatched) }),
                  ]}
                />
              </small>
            </span>
            <Button
              busy={busy}
              onClick={() => onMatch([{ ...one, amount: Math.min(one.open, unmatched) }])}
            >
              {t('match.accept')}
            </Button>
          </li>
        ))}
      </ol>
      <p role="status">
        {q !== '' && query.isSuccess && found.length === 0 ? t('match.notFound') : ''}
      </p>
    </div>
  );
}
