import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  registerCalls,
  type RegisterMethod,
  type RegisterStanding,
} from '#contract/cash/cash-registers/register-calls.ts';
import { sellingAsks } from '#contract/cash/cash-registers/sale-parts.ts';
import { roundPayment } from '#contract/money/payment-rounding.ts';
import { useAction } from '#src/crud/use-action.ts';
import { NumberInput } from '#src/crud/widgets/number-input.tsx';
import { ApiError } from '#src/data/api-errors.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { Money } from '#src/ui/money.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import type { CashRegister } from '../at-register.tsx';
import { keepCharge, keptCharge, type KeptCharge } from '../charges/kept-charge.ts';
import { goodsOf, paymentOf, type Sold } from './sent-sale.ts';
import { changeOf, tenderOf, type Tender } from './tenders.ts';
import type { PaperReceipt } from './outage.tsx';

interface Props {
  register: CashRegister;
  standing: RegisterStanding;
  /** Lines that were typed, or an order that is sold as it stands. */
  sold: Sold;
  /** What is to be paid, with VAT, in minor units. */
  gross: number;
  /** The receipt of the paper book that it was sold by. */
  paper?: PaperReceipt | undefined;
  onPaid: (nr: number, change: number) => void;
  onClose: () => void;
}

// Not all shops have a terminal.
const CardTender = lazyScreen(async () => (await import('../charges/card-tender.tsx')).CardTender);
const ApprovedCharges = lazyScreen(
  async () => (await import('../charges/approved-charges.tsx')).ApprovedCharges,
  null,
);

// Few pay by gift card.
const GiftCardTender = lazyScreen(
  async () => (await import('./gift-card-tender.tsx')).GiftCardTender,
);

type Asked = (typeof sellingAsks)[number];

/** By what a sale is paid: one press where it is all by one, and part by part else. */
export function PayDialog({ register, standing, sold, gross, paper, onPaid, onClose }: Props) {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const id = useId();
  const { methods, currency } = standing;
  // What the terminal was asked for before the page was loaded again.
  const [byCard, setByCard] = useState(() => keptCharge(register.id, sold.intent));
  const [tenders, setTenders] = useState<readonly Tender[]>(byCard?.before ?? []);
  const left = gross - tenders.reduce((sum, { settles }) => sum + settles, 0);
  const [typed, setTyped] = useState<number | string | null>(null);
  const [refused, setRefused] = useState('');
  const [byGiftCard, setByGiftCard] = useState<RegisterMethod | null>(null);
  // What was asked about, and is gone on in spite of.
  const [overrides, setOverrides] = useState<readonly Asked[]>([]);
  const [asked, setAsked] = useState<Asked | null>(null);
  // A user who may let something go for less says why.
  const [reason, setReason] = useState<string | null>(null);
  const { busy, actionError, run } = useAction();
  const said = typed ?? left;

  const enter = (all: readonly Tender[], past = overrides) =>
    run(async (write) => {
      setAsked(null);
      const body = {
        ...goodsOf(sold),
        payments: all.map(paymentOf),
        ...(reason !== null && { price_reason: reason }),
        ...(paper && { paper }),
        ...(past.length > 0 && { override: true, overrides: [...past] }),
      };
      const asking = write(registerCalls.sell, { params: { id: register.id }, body }, { siteId });
      const { data } = await asking.catch((cause: unknown) => {
        const code = cause instanceof ApiError ? cause.code : '';
        if (code === 'orders.no_price_reason') setReason((typed) => typed ?? '');
        setAsked(sellingAsks.find((one) => one === code) ?? null);
        throw cause;
      });
      keepCharge(register.id, null);
      onPaid(data.nr, changeOf(all));
    });

  function goOn(code: Asked): void {
    const past = [...overrides, code];
    setOverrides(past);
    void enter(tenders, past);
  }

  function add(tender: Tender): void {
    const all = [...tenders, tender];
    setTenders(all);
    setTyped(null);
    if (tender.settles === left) void enter(all);
  }

  function pay(method: RegisterMethod): void {
    setRefused('');
    if (left === 0) {
      void enter(tenders);
      return;
    }
    if (method.kind === 'gift_card') {
      setByGiftCard(method);
      return;
    }
    const tender = tenderOf(typeof said === 'number' ? said : 0, left, method);
    if ('refused' in tender) {
      setRefused(t(`pay.refused.${tender.refused}`));
      return;
    }
    if (method.kind === 'card' && standing.has_terminal) {
      charge({ of: sold.intent, before: tenders, tender, intent: crypto.randomUUID() });
      return;
    }
    add(tender);
  }

  function charge(next: KeptCharge | null): void {
    keepCharge(register.id, next);
    setByCard(next);
  }

  return (
    <>
      <Dialog open title={t('pay.title')} place="side" onClose={onClose}>
        <div className="stack pay">
          {standing.has_terminal && byCard === null && left > 0 && (
            <ApprovedCharges
              register={register.id}
              methods={methods}
              left={left}
              used={tenders}
              onUse={(intent, tender) =>
                charge({ of: sold.intent, before: tenders, tender, intent })
              }
            />
          )}
          <p className="row apart t20 strong">
            <span>{t('pay.left')}</span>
            <Money minor={left} currency={currency} />
          </p>
          {tenders.length > 0 && (
            <ul className="rows">
              {[...tenders.entries()].map(([at, { name, paid }]) => (
                <li key={at} className="row apart">
                  <span>{name}</span>
                  <Money minor={paid} currency={currency} />
                </li>
              ))}
            </ul>
          )}
          {left > 0 && (
            <div className="field">
              <label htmlFor={id}>{t('pay.amount')}</label>
              <NumberInput
                control={{ id, 'aria-describedby': `${id}-hint`, 'aria-invalid': refused !== '' }}
                digits={2}
                unit={currency}
                value={said}
                onChange={setTyped}
              />
              <p className="field-hint" id={`${id}-hint`}>
                {t('pay.hint')}
              </p>
            </div>
          )}
          <ErrorNote text={refused || actionError.text} />
          {reason !== null && (
            <TextField
              label={t('pay.reason')}
              value={reason}
              maxLength={200}
              onChange={({ target: { value } }) => setReason(value)}
            />
          )}
          {asked !== null && (
            <Button className="key" busy={busy} onClick={() => goOn(asked)}>
              {t('pay.goOn')}
            </Button>
          )}
          <div className="keys">
            {(left === 0 ? methods.slice(0, 1) : methods).map((method, at) => (
              <Button
                key={method.id}
                variant={at === 0 ? 'primary' : 'plain'}
                className="key"
                data-first-focus={at === 0 || undefined}
                busy={busy}
                onClick={() => pay(method)}
              >
                <span>{left === 0 ? t('pay.again') : method.name}</span>
                {left > 0 && method.kind === 'cash' && (
                  <small>
                    <Money minor={roundPayment(left, method)} currency={currency} />
                  </small>
                )}
              </Button>
            ))}
          </div>
          {tenders.length > 0 && left > 0 && (
            <Button onClick={() => setTenders([])}>{t('pay.clear')}</Button>
          )}
        </div>
      </Dialog>
      {byCard && (
        <CardTender
          key={byCard.intent}
          register={register.id}
          charge={byCard}
          onClose={() => charge(null)}
          onByHand={(by_hand) => {
            charge(null);
            add({ ...byCard.tender, by_hand });
          }}
          onApproved={(approved) => {
            // It is kept until the sale is entered: its answer may be lost.
            setByCard(null);
            const paid = { amount: approved, settles: approved, paid: approved };
            add({ ...byCard.tender, ...paid, charge: byCard.intent });
          }}
        />
      )}
      {byGiftCard && (
        <GiftCardTender
          left={left}
          onClose={() => setByGiftCard(null)}
          onFound={({ code, balance }) => {
            setByGiftCard(null);
            const pays = Math.min(left, balance);
            const tender = tenderOf(pays, left, byGiftCard);
            if (!('refused' in tender)) add({ ...tender, gift_card: code });
          }}
        />
      )}
    </>
  );
}
