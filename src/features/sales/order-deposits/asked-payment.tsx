import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  askedPaymentCalls,
  type AskedStanding,
} from '#contract/economy/payment-links/asked-calls.ts';
import { orders } from '#contract/sales/orders.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { useAction } from '#src/crud/use-action.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { queryFor } from '#src/data/query.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { StatusChip, type Tone } from '#src/ui/status-chip.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { AskDialog } from './ask-dialog.tsx';

type Asked = NonNullable<AskedStanding['asked']>;

const tones: Record<Asked['state'], Tone> = {
  open: 'warn',
  paid: 'ok',
  withdrawn: 'idle',
  closed: 'idle',
};

interface Props {
  orderId: number;
  /** What is left to pay of the order, in minor units. */
  left: number;
  /** Whether this person may ask, and anything is paid on the order as it stands. */
  mayAsk: boolean;
}

/** What the customer of an order is asked to pay by a link: asked for, for another amount, withdrawn. Nothing where it cannot be paid online. */
export function AskedPayment({ orderId, left, mayAsk }: Props) {
  const { t } = useTranslation('order-deposits');
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const params = { id: orderId };
  const query = useQuery(queryFor(siteId, askedPaymentCalls.askedPayment, { params }));
  useReadAgain(query, useChanges(orders.name));
  const [doing, setDoing] = useState<'ask' | 'withdraw' | null>(null);
  const standing = query.data?.data;
  if (!standing) return null;
  const { offered, asked } = standing;
  const canAsk = mayAsk && offered && left > 0;
  if (!asked && !canAsk) return null;
  const canWithdraw = mayAsk && asked?.state === 'open';
  const close = () => setDoing(null);
  const withdraw = () =>
    run(async (write) => {
      await write(askedPaymentCalls.withdrawPayment, { params, body: {} }, { siteId });
      close();
      await query.refetch();
    });
  return (
    <section className="section stack" aria-label={t('ask.title')}>
      <h2>{t('ask.title')}</h2>
      {asked ? <AskedFacts asked={asked} /> : <p>{t('ask.about')}</p>}
      <ErrorNote text={actionError.text} />
      {(canAsk || canWithdraw) && (
        <div className="actions">
          {canAsk && (
            <Button onClick={() => setDoing('ask')}>
              {asked?.state === 'open' ? t('ask.again') : t('ask.do')}
            </Button>
          )}
          {canWithdraw && <Button onClick={() => setDoing('withdraw')}>{t('ask.withdraw')}</Button>}
        </div>
      )}
      {doing === 'ask' && (
        <AskDialog
          orderId={orderId}
          left={left}
          onAsked={() => void query.refetch()}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={doing === 'withdraw'}
        title={t('ask.withdraw')}
        text={t('ask.withdrawText')}
        action={t('ask.withdraw')}
        danger
        busy={busy}
        onConfirm={() => void withdraw()}
        onClose={close}
      />
    </section>
  );
}

function AskedFacts({ asked: { state, amount, left, at, by } }: { asked: Asked }) {
  const { t, i18n } = useTranslation('order-deposits');
  const words = useTranslations(orders);
  const money = (minor: number) => moneyText(minor, words, i18n.language);
  const time = `${showDate(at)} ${showTime(at)}`;
  return (
    <>
      <p>
        <StatusChip tone={tones[state]}>{t(`ask.states.${state}`)}</StatusChip>
      </p>
      <p>
        <Facts
          of={[
            amount > 0 ? t('ask.asked', { amount: money(amount), time }) : time,
            by && t('ask.askedBy', { by }),
            left > 0 && left < amount && t('ask.left', { amount: money(left) }),
          ]}
        />
      </p>
    </>
  );
}
