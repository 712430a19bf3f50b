import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentOutcome } from '#contract/economy/payment-links/pay-calls.ts';
import { OpenedGuest } from '#src/crud/guest/guest-page.tsx';
import { logProblem } from '#src/device/log.ts';
import { showMoney } from '#src/i18n/money.ts';
import { TelLink } from '#src/ui/contact/tel-link.tsx';
import { fetchOutcome } from './fetch-outcome.ts';
import { usePageWords } from './use-page-words.ts';

const parts = () => new URLSearchParams(location.search);

/** Where somebody comes back to who has paid at a provider: what came of it, and what they can do then. */
export default function OutcomeScreen({
  code = parts().get('token') ?? '',
  reference = parts().get('payment') ?? '',
}) {
  const { t } = useTranslation('payment-links');
  const words = usePageWords(t('outcome.title'));
  const of = `${code}/${reference}`;
  return (
    <OpenedGuest words={words} code={of} load={fetchOutcome}>
      {(outcome, onAnswer) => <Outcome of={of} outcome={outcome} onAnswer={onAnswer} />}
    </OpenedGuest>
  );
}

interface Props {
  of: string;
  outcome: PaymentOutcome;
  onAnswer: (answered: PaymentOutcome) => void;
}

const pauseMs = 2_000;
// By then a provider has answered, or it takes longer than anybody looks at a page.
const mostAsked = 15;

function Outcome({ of, outcome, onAnswer }: Props) {
  const { t, i18n } = useTranslation('payment-links');
  const { of: paid, state, amount, currency, number, phone, siteName } = outcome;
  const isOpen = state === 'started' || state === 'pending';
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (!isOpen || asked >= mostAsked) return undefined;
    const soon = setTimeout(() => {
      fetchOutcome(of)
        .then(onAnswer, (cause: unknown) =>
          logProblem('What came of a payment is not known', cause),
        )
        .finally(() => setAsked(asked + 1));
    }, pauseMs);
    return () => clearTimeout(soon);
  }, [isOpen, asked, of, onAnswer]);
  const isLong = isOpen && asked >= mostAsked;
  const what = t(`what.${paid}`, { number });
  const said = { amount: showMoney(amount, currency, i18n.language), what, site: siteName };
  const shown = isLong ? 'long' : isOpen ? 'pending' : state;
  return (
    <>
      <div role="status" className="stack tight">
        <h1>{t(`outcome.${shown}.title`)}</h1>
        <p>{t(`outcome.${shown}.text`, said)}</p>
      </div>
      <div className="actions">
        <a
          className={state === 'paid' || isOpen ? 'button' : 'button primary'}
          href={`/payment/invoice?token=${of.split('/')[0]}`}
        >
          {state === 'paid' || isOpen ? t(`outcome.back.${paid}`) : t('outcome.again')}
        </a>
        {phone && (
          <TelLink className="button" phone={phone}>
            {t('page.call', { phone })}
          </TelLink>
        )}
      </div>
    </>
  );
}
