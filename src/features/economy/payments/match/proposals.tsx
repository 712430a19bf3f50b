import { useTranslation } from 'react-i18next';
import type { WaitingPayment } from '#contract/economy/payments/payment-calls.ts';
import { Button } from '#src/ui/button.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';
import { useAmount } from '../use-amount.ts';
import { useDue } from './use-due.ts';

type Proposal = WaitingPayment['proposals'][number];
/** What of a payment pays which invoice. */
export type PartToMatch = Pick<Proposal['parts'][number], 'invoice_id' | 'amount' | 'number'>;

interface Props {
  of: readonly Proposal[];
  /** What of the payment is not matched, in minor units. */
  left: number;
  busy: boolean;
  /** Called with what is accepted; nobody may where it is not given. */
  onMatch: ((parts: readonly PartToMatch[]) => void) | undefined;
}

/** What a payment may be of and why, the likeliest first. */
export function Proposals({ of, left, busy, onMatch }: Props) {
  const { t } = useTranslation('payments');
  const amount = useAmount();
  const due = useDue();
  if (of.length === 0) return <p className="muted">{t('match.nothing')}</p>;
  return (
    <ol className="rows" aria-label={t('match.proposals')}>
      {of.map(({ parts, reasons }, at) => {
        const sum = parts.reduce((all, part) => all + part.amount, 0);
        const open = parts.reduce((all, part) => all + part.open, 0);
        return (
          <li key={parts.map(({ invoice_id }) => invoice_id).join(' ')}>
            <span className="rest named">
              <b>{parts[0]!.customer}</b>
              {parts.map((part) => (
                <small key={part.invoice_id}>
                  <Facts
                    of={[
                      t('match.invoice', { number: part.number }),
                      due(part.due),
                      t('match.open', { amount: amount(part.open) }),
                    ]}
                  />
                </small>
              ))}
              <small>
                <Facts
                  of={[
                    ...reasons.map((reason) => t(`match.reasons.${reason}`)),
                    sum < left && t('match.restWaits', { amount: amount(left - sum) }),
                    sum < open && t('match.part', { amount: amount(open - sum) }),
                  ]}
                />
              </small>
            </span>
            {onMatch && (
              <Button
                variant={at === 0 ? 'primary' : 'plain'}
                busy={busy}
                onClick={() => onMatch(parts)}
              >
                {t('match.accept')}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
