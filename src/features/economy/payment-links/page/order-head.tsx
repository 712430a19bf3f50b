import { useTranslation } from 'react-i18next';
import type { LinkedOrder } from '#contract/economy/payment-links/linked-order.ts';
import { showMoney } from '#src/i18n/money.ts';
import { Logo } from '#src/ui/photo/logo.tsx';
import { StatusChip, type Tone } from '#src/ui/status-chip.tsx';

const tones: Record<LinkedOrder['state'], Tone> = {
  open: 'warn',
  paid: 'ok',
  withdrawn: 'idle',
  closed: 'idle',
};

/** Which order it is of, how what was asked stands, and what of it is left to pay. */
export function OrderHead({ order }: { order: LinkedOrder }) {
  const { t, i18n } = useTranslation('payment-links');
  const { state, number, licenseplate, seller, left, gross, paid, currency } = order;
  const money = (minor: number) => showMoney(minor, currency, i18n.language);
  const isOpen = state === 'open';
  const facts = [
    [t('facts.car'), licenseplate],
    [t('facts.order'), isOpen ? money(gross) : ''],
    [t('facts.paid'), isOpen && paid > 0 ? money(paid) : ''],
  ].filter(([, value]) => value);
  return (
    <header className="stack tight">
      {seller.logo && <Logo address={seller.logo} of={seller.name} />}
      <h1>{t('page.headingOrder', { number })}</h1>
      <p>{t('page.from', { company: seller.name })}</p>
      <p>
        <StatusChip tone={tones[state]}>{t(`orderStates.${state}`)}</StatusChip>
      </p>
      {state === 'open' ? (
        <p className="stack flush">
          <small className="muted">{t('facts.left')}</small>
          <b className="t24 amount">{money(left)}</b>
        </p>
      ) : (
        <p role="status">{t(`orderSays.${state}`)}</p>
      )}
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
