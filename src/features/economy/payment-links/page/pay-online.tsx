import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedInvoice } from '#contract/economy/payment-links/linked-invoice.ts';
import type { ProviderName } from '#contract/economy/payment-links/online-payments.ts';
import { send } from '#src/data/api.ts';
import { answeredInstead, ApiError, OfflineError, throwOffline } from '#src/data/api-errors.ts';
import { showMoney } from '#src/i18n/money.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

interface Props {
  code: string;
  payment: Pick<LinkedInvoice, 'ways' | 'left' | 'currency'>;
}

/** That what is left is paid by telephone or card: each leads to the page of who takes it. */
export function PayOnline({ code, payment: { ways, left, currency } }: Props) {
  const { t, i18n } = useTranslation('payment-links');
  const [busy, setBusy] = useState<ProviderName | null>(null);
  const [failure, setFailure] = useState('');
  if (ways.length === 0) return null;

  async function pay(provider: ProviderName) {
    setBusy(provider);
    setFailure('');
    try {
      const { payCalls } = await import('#contract/economy/payment-links/pay-calls.ts').catch(
        throwOffline,
      );
      const { data } = await send(payCalls.pay, { params: { code }, body: { provider } });
      location.assign(data.url);
    } catch (cause) {
      const refused = cause instanceof ApiError ? cause : null;
      if (!refused && !(cause instanceof OfflineError)) throw cause;
      const other = answeredInstead(cause) ? t('page.instead') : t('online.notSent');
      setFailure(refused?.message || other);
      setBusy(null);
    }
  }

  const amount = showMoney(left, currency, i18n.language);
  return (
    <section className="section" aria-label={t('online.title', { amount })}>
      <h2>{t('online.title', { amount })}</h2>
      <div className="actions">
        {ways.map((way, nth) => (
          <Button
            key={way}
            // One is the main button: that which people reach for first.
            variant={nth === 0 ? 'primary' : 'plain'}
            busy={busy === way}
            disabled={busy !== null}
            onClick={() => void pay(way)}
          >
            {t(`online.ways.${way}`)}
          </Button>
        ))}
      </div>
      <ErrorNote text={failure} />
    </section>
  );
}
