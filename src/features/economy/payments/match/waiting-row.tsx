import { useTranslation } from 'react-i18next';
import {
  asideReasons,
  paymentCalls,
  type WaitingPayment,
} from '#contract/economy/payments/payment-calls.ts';
import { payments } from '#contract/economy/payments/payments.ts';
import { noteOwnChange } from '#src/crud/live-changes.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { SaidTime } from '#src/crud/values/said-time.tsx';
import type { Write } from '#src/data/writing/write.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { classes } from '#src/ui/classes.ts';
import { Facts } from '#src/ui/layout/facts.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { useAmount } from '../use-amount.ts';
import { FindInvoice } from './find-invoice.tsx';
import { Proposals, type PartToMatch } from './proposals.tsx';
import { useSayDone } from './use-say-done.ts';

interface Props {
  payment: WaitingPayment;
  isOpen: boolean;
  onOpen: () => void;
  /** It is being done: on to the next one. */
  onLeft: () => void;
  onDone: () => void;
  /** A part of it waits on, or what it may be of is not so any more. */
  onStale: () => void;
}

/** A payment that waits; open it shows what it may be of, and what else can be done with it. */
export function WaitingRow({ payment, isOpen, onOpen, onLeft, onDone, onStale }: Props) {
  const { t } = useTranslation('payments');
  const siteId = useSiteId();
  const amount = useAmount();
  const may = useMay();
  const { busy, actionError, run } = useAction();
  const sayDone = useSayDone(payment.id);
  const { id, day, payer, payer_account, reference, message, unmatched, reverses } = payment;
  const params = { id };

  const doIt = (
    { what, isWhole = true }: { readonly what: string; readonly isWhole?: boolean },
    work: (write: Write) => Promise<{ data: { match_ids: number[] } }>,
  ) => {
    onLeft();
    return run(async (write) => {
      noteOwnChange(payments.name);
      let isDone = false;
      try {
        const { data } = await work(write);
        sayDone(what, data.match_ids);
        isDone = isWhole;
      } finally {
        if (isDone) onDone();
        else onStale();
      }
    });
  };
  const match = (parts: readonly PartToMatch[]) => {
    const body = {
      parts: parts.map(({ invoice_id, amount: part }) => ({ invoice_id, amount: part })),
    };
    const sum = parts.reduce((all, part) => all + part.amount, 0);
    const what = t('match.matched', {
      amount: amount(sum),
      number: parts.map(({ number }) => number).join(', '),
    });
    void doIt({ what, isWhole: sum === unmatched }, (write) =>
      write(paymentCalls.match, { params, body }, { siteId }),
    );
  };
  const putAside = (reason: (typeof asideReasons)[number]) =>
    void doIt({ what: t('match.putAside', { amount: amount(unmatched) }) }, (write) =>
      write(paymentCalls.putAside, { params, body: { reason } }, { siteId }),
    );
  const reverse = (payment_id: number) =>
    void doIt({ what: t('match.reversed') }, (write) =>
      write(paymentCalls.reverse, { params, body: { payment_id } }, { siteId }),
    );

  const mayWrite = may('payments.write');
  return (
    <li className={classes('card stack', isOpen && 'box')} data-payment={id} aria-busy={busy}>
      <button type="button" className="bare row apart" aria-expanded={isOpen} onClick={onOpen}>
        <span className="rest named">
          <b>{payer || reference || t('match.unnamed')}</b>
          <small>
            <Facts
              of={[
                <SaidTime key="day" value={day} text={day} />,
                payer_account && t('match.from', { account: payer_account }),
                payer && reference,
                message,
              ]}
            />
          </small>
        </span>
        <b className="amount">{amount(unmatched)}</b>
      </button>
      <ErrorNote text={actionError.text} />
      {isOpen && (
        <div className="stack">
          {payment.other_company !== null && (
            <p className="callout">{t('match.ofOther', { company: payment.other_company })}</p>
          )}
          {unmatched > 0 && (
            <Proposals
              of={payment.proposals}
              left={unmatched}
              busy={busy}
              onMatch={mayWrite ? match : undefined}
            />
          )}
          {mayWrite && reverses.length > 0 && (
            <ul className="rows" aria-label={t('match.reversal')}>
              {reverses.map((one, at) => (
                <li key={one.id}>
                  <span className="rest">
                    <Facts
                      of={[<SaidTime key="day" value={one.day} text={one.day} />, one.payer]}
                    />
                  </span>
                  <Button
                    variant={at === 0 ? 'primary' : 'plain'}
                    busy={busy}
                    onClick={() => reverse(one.id)}
                  >
                    {t('match.reverse')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {mayWrite && unmatched > 0 && (
            <FindInvoice payment={payment} busy={busy} onMatch={match} />
          )}
          {mayWrite && (
            <div className="actions" role="group" aria-label={t('match.aside')}>
              <span className="muted">{t('match.aside')}</span>
              {asideReasons.map((reason) => (
                <Button key={reason} busy={busy} onClick={() => putAside(reason)}>
                  {t(`match.${reason}`)}
                </Button>
              ))}
            </div>
          )}
        </div>
      )}
    </li>
  );
}
