import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choice, money } from '#contract/kit/fields.ts';
import { askedPaymentCalls, askedTransports } from '#contract/economy/payment-links/asked-calls.ts';
import { orders } from '#contract/sales/orders.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { showAlert } from '#src/data/alerts.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { CopyButton } from '#src/ui/state/copy-button.tsx';

const fields = {
  amount: money({ required: true }, 1),
  transport: choice(askedTransports, {}),
};

interface Props {
  orderId: number;
  /** What is left to pay of the order, in minor units. */
  left: number;
  onAsked: () => void;
  onClose: () => void;
}

/** Asks how much a customer is asked to pay and by what they are sent the link, and shows it then. */
export function AskDialog({ orderId, left, onAsked, onClose }: Props) {
  const { t, i18n } = useTranslation('order-deposits');
  const words = useTranslations(orders);
  const [url, setUrl] = useState<string | null>(null);
  const amount = moneyText(left, words, i18n.language);
  return (
    <Dialog open title={t('ask.title')} place="side" onClose={onClose}>
      {url === null ? (
        <CallForm
          call={askedPaymentCalls.askPayment}
          params={{ id: orderId }}
          about={`ask.${orderId}`}
          words="order-deposits:ask"
          fields={fields}
          start={{ amount: left }}
          hints={() => ({ amount: t('leftToPay', { amount }) })}
          ready={(typed) => Boolean(typed.amount)}
          why={() => t('why.amount')}
          submit={t('ask.do')}
          onDone={({ data }, { transport }) => {
            setUrl(location.origin + data.path);
            onAsked();
            if (transport !== 'none') showAlert({ type: 'success', content: t('ask.done') });
          }}
          onCancel={onClose}
        />
      ) : (
        <section className="stack" aria-label={t('ask.link')}>
          <p className="code small">{url}</p>
          <div className="actions">
            <CopyButton text={url} label={t('ask.copy')} />
            <a className="button" href={url} target="_blank" rel="noreferrer">
              {t('ask.open')}
            </a>
            <Button onClick={onClose}>{t('ask.close')}</Button>
          </div>
        </section>
      )}
    </Dialog>
  );
}
