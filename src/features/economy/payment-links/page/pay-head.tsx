import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedSeller } from '#contract/economy/payment-links/linked-invoice.ts';
import { Logo } from '#src/ui/photo/logo.tsx';

interface Props {
  readonly seller: LinkedSeller;
  readonly heading: string;
  /** How it stands, as a chip and, where nothing is left to pay, in words. */
  readonly status: ReactNode;
  readonly says: string;
  /** What is left to pay, said as money; '' for nothing. */
  readonly left: string;
  /** What is empty is left out. */
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** What a link to pay begins with: from whom it is, how it stands, and what of it is left to pay. */
export function PayHead({ seller, heading, status, says, left, facts }: Props) {
  const { t } = useTranslation('payment-links');
  return (
    <header className="stack tight">
      {seller.logo && <Logo address={seller.logo} of={seller.name} />}
      <h1>{heading}</h1>
      <p>{t('page.from', { company: seller.name })}</p>
      <p>{status}</p>
      {left === '' ? (
        <p role="status">{says}</p>
      ) : (
        <p className="stack flush">
          <small className="muted">{t('facts.left')}</small>
          <b className="t24 amount">{left}</b>
        </p>
      )}
      <dl className="facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </header>
  );
}
