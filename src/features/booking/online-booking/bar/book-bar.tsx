import { useTranslation } from 'react-i18next';
import { showMoney } from '#src/i18n/money.ts';
import { Facts } from '#src/ui/layout/facts.tsx';
import { steps, type Step } from './step-rules.ts';
import type { FreeTimes } from '../use-free-times.ts';

interface Props {
  next: Step;
  /** What is chosen as the server counts it; null while nothing is. */
  sum: FreeTimes['free'];
  currency: string;
  onGo: (step: Step) => void;
}

/** How far a booking is, and what it comes to: in sight all the way. */
export function BookBar({ next, sum, currency, onGo }: Props) {
  const { t, i18n } = useTranslation('online-booking');
  const at = steps.indexOf(next);
  return (
    <div className="book-bar row apart">
      <ol className="book-steps row flush" aria-label={t('bar.title')}>
        {steps.map((step, nth) => (
          <li key={step}>
            <button
              type="button"
              disabled={nth > at}
              aria-current={nth === at ? 'step' : undefined}
              onClick={() => onGo(step)}
            >
              <b>{nth < at ? '✓' : nth + 1}</b>
              {t(`bar.${step}`)}
            </button>
          </li>
        ))}
      </ol>
      <output className="book-sum small at-end" aria-label={t('bar.sum')}>
        {sum && (
          <Facts
            of={[
              sum.price !== null && (
                <b key="price" className="t18">
                  {showMoney(sum.price, currency, i18n.language)}
                </b>
              ),
              sum.minutes > 0 && t('minutes', { count: sum.minutes }),
            ]}
          />
        )}
      </output>
    </div>
  );
}
