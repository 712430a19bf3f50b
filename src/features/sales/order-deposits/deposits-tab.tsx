import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#contract/kit/call.ts';
import type { Row } from '#contract/kit/row.ts';
import type { CounterMethod } from '#contract/money/counter-methods.ts';
import {
  depositBalance,
  paidOrder,
  takesDeposits,
} from '#contract/sales/order-deposits/deposit-rules.ts';
import type {
  DepositEntry,
  orderDepositCalls,
} from '#contract/sales/order-deposits/order-deposits.ts';
import { orders } from '#contract/sales/orders.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useMay } from '#src/crud/use-may-write.ts';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { DepositDialog } from './deposit-dialog.tsx';
import { DepositLine } from './deposit-line.tsx';
import { ReverseDeposit } from './reverse-deposit.tsx';
import { useDeposits } from './use-deposits.ts';

/** What was paid on an order, what is left of it, and what is done about either. */
export function DepositsTab({ row }: { row: Row }) {
  return useWordsThere({ feature: 'order-deposits' }) ? <Deposits row={row} /> : null;
}

// What asks for a payment comes when the payments are there.
const AskedPayment = lazyComponent(async () => (await import('./asked-payment.tsx')).AskedPayment);
const OnlineRefunds = lazyComponent(
  async () => (await import('./online-refunds.tsx')).OnlineRefunds,
);

const GiftCardDialog = lazyComponent(
  async () => (await import('./gift-card-dialog.tsx')).GiftCardDialog,
);

type Doing = 'take' | 'takeRest' | 'refund';

const names = ['gross', 'paid', 'left'] as const;

/** By what it most likely is paid: back as it was paid last, else as the site is paid most. */
function usualOf(
  { methods, entries, usual }: Answer<typeof orderDepositCalls.deposits>['data'],
  doing: Doing,
): number | undefined {
  const last = entries.find(({ paid, taken_back }) => paid > 0 && !taken_back);
  const meant = doing === 'refund' ? last?.method_id : usual;
  const offered = methodsFor(methods, doing);
  return (offered.find(({ id }) => id === meant) ?? offered[0])?.id;
}

/** What is paid by gift card is asked for with its number. */
const methodsFor = (methods: readonly CounterMethod[], doing: Doing): readonly CounterMethod[] =>
  doing === 'refund' ? methods : methods.filter(({ is_gift_card: isGiftCard }) => !isGiftCard);

function Deposits({ row }: { row: Row }) {
  const { t, i18n } = useTranslation('order-deposits');
  const words = useTranslations(orders);
  const may = useMay();
  const query = useDeposits(row.id);
  const [doing, setDoing] = useState<Doing | null>(null);
  const [byGiftCard, setByGiftCard] = useState(false);
  const [asking, setAsking] = useState<DepositEntry | null>(null);
  const mayPay = may('orders.deposits');
  const order = paidOrder(row);
  const sums = { ...order, ...depositBalance(order) };
  const open = takesDeposits(row);
  const take = row['state'] === 'done' ? 'takeRest' : 'take';
  return (
    <Loaded query={query} rows={3}>
      {({ data }) => (
        <div className="stack">
          <section className="section stack" aria-label={t('title')}>
            <h2>{t('title')}</h2>
            <dl className="facts">
              {[...names, ...(sums.back > 0 ? (['back'] as const) : [])].map((name) => (
                <div key={name}>
                  <dt>{t(`sums.${name}`)}</dt>
                  <dd className={name === 'back' ? 'warned' : undefined}>
                    {moneyText(sums[name], words, i18n.language)}
                  </dd>
                </div>
              ))}
            </dl>
            {mayPay && data.methods.length === 0 && <p>{t('noMethods')}</p>}
            {mayPay && data.methods.length > 0 && (
              <div className="actions">
                {open && (
                  <Button
                    variant={sums.back > 0 ? 'plain' : 'primary'}
                    onClick={() => setDoing(take)}
                  >
                    {t(`${take}.title`)}
                  </Button>
                )}
                {open &&
                  sums.left > 0 &&
                  data.methods.some(({ is_gift_card: isGiftCard }) => isGiftCard) && (
                    <Button onClick={() => setByGiftCard(true)}>{t('giftCard.title')}</Button>
                  )}
                {sums.paid > 0 && (
                  <Button
                    variant={sums.back > 0 ? 'primary' : 'plain'}
                    onClick={() => setDoing('refund')}
                  >
                    {t('refund.title')}
                  </Button>
                )}
              </div>
            )}
          </section>
          <AskedPayment orderId={row.id} left={sums.left} mayAsk={mayPay && open} />
          <section className="section" aria-label={t('entries')}>
            <h2>{t('entries')}</h2>
            {data.entries.length === 0 && <p>{open ? t('none') : t('noneEver')}</p>}
            <ol className="rows">
              {data.entries.map((entry) => (
                <DepositLine
                  key={entry.id}
                  entry={entry}
                  onReverse={mayPay ? () => setAsking(entry) : undefined}
                />
              ))}
            </ol>
          </section>
          <OnlineRefunds orderId={row.id} />
          {doing && (
            <DepositDialog
              orderId={row.id}
              doing={doing}
              methods={methodsFor(data.methods, doing)}
              usual={usualOf(data, doing)}
              {...sums}
              onClose={() => setDoing(null)}
            />
          )}
          {byGiftCard && (
            <GiftCardDialog
              orderId={row.id}
              method={data.methods.find(({ is_gift_card: isGiftCard }) => isGiftCard)!}
              left={sums.left}
              onClose={() => setByGiftCard(false)}
            />
          )}
          {asking && (
            <ReverseDeposit orderId={row.id} entry={asking} onClose={() => setAsking(null)} />
          )}
        </div>
      )}
    </Loaded>
  );
}
