import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  registerCalls,
  type RegisterMethod,
} from '#contract/cash/cash-registers/register-calls.ts';
import type { NewPayment } from '#contract/cash/cash-registers/sale-parts.ts';
import type { Receipt } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import type { CashRegister } from '../at-register.tsx';
import { keepCharge, keptCharge, type KeptCharge } from '../charges/kept-charge.ts';
import { tenderOf } from '../sell/tenders.ts';
import { useAmount } from '../use-amount.ts';

const CardTender = lazyScreen(async () => (await import('../charges/card-tender.tsx')).CardTender);

interface Props {
  register: CashRegister;
  receipt: Receipt;
  onDone: () => void;
  onClose: () => void;
}

/** What of a receipt comes back: lines, whole, why, and by what it is paid back. */
export function ReturnDialog({ register, receipt, onDone, onClose }: Props) {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const navigate = useNavigate();
  const amount = useAmount();
  const { busy, actionError, run } = useAction();
  const [intent] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const open = receipt.lines.filter(({ left }) => left > 0);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    new Set(open.length === 1 ? [open[0]!.position] : []),
  );
  const query = useQuery(queryFor(siteId, registerCalls.standing, { params: { id: register.id } }));
  const lines = open.filter(({ position }) => chosen.has(position));
  const back = lines.reduce((sum, { left_gross: left }) => sum + left, 0);
  // What the card terminal is asked to pay back; found again after a reload of the page.
  const of = `return ${receipt.nr}`;
  const [byCard, setByCard] = useState(() => keptCharge(register.id, of));
  const [asks, setAsks] = useState(false);
  const [approved, setApproved] = useState<{ amount: number; charge: string } | null>(null);
  const charge = (next: KeptCharge | null) => {
    keepCharge(register.id, next);
    setByCard(next);
    setAsks(next !== null);
  };
  const pay = (method: RegisterMethod, hasTerminal: boolean) => {
    if (method.kind !== 'card' || !hasTerminal || back === 0) return void take(method.id);
    if (approved?.amount === back) return void take(method.id, { charge: approved.charge });
    const tender = tenderOf(back, back, method);
    if ('refused' in tender) return;
    if (byCard) return setAsks(true);
    charge({ of, before: [], tender: { ...tender, amount: -back }, intent: crypto.randomUUID() });
  };
  const take = (method_id: number, by: Pick<NewPayment, 'charge' | 'by_hand'> = {}) =>
    run(async (write) => {
      const body = {
        intent,
        of_nr: receipt.nr,
        lines: lines.map(({ position, left: quantity }) => ({ position, quantity })),
        payments: back === 0 ? [] : [{ method_id, amount: back, ...by }],
        reason,
      };
      const { data } = await write(
        registerCalls.takeBack,
        { params: { id: register.id }, body },
        { siteId },
      );
      keepCharge(register.id, null);
      onDone();
      const path = `payment/cash-register/receipts?query=r:${register.number}.${data.nr}`;
      await navigate(sitePath(siteId, path));
    });
  return (
    <Dialog open title={t('return.title')} place="side" onClose={onClose}>
      <div className="stack">
        <fieldset className="stack tight">
          <legend>{t('return.what')}</legend>
          {open.map((line) => (
            <label key={line.position} className="row">
              <input
                type="checkbox"
                checked={chosen.has(line.position)}
                onChange={() => setChosen(chosen.symmetricDifference(new Set([line.position])))}
              />
              <span className="rest">{line.description}</span>
              <b>{amount(line.left_gross)}</b>
            </label>
          ))}
        </fieldset>
        <TextField
          label={t('return.reason')}
          value={reason}
          maxLength={200}
          onChange={({ target: { value } }) => setReason(value)}
        />
        <p className="row apart t20 strong">
          <span>{t('return.back')}</span>
          {amount(back)}
        </p>
        <ErrorNote text={actionError.text} />
        <Loaded query={query} rows={1}>
          {({ data }) => (
            <div className="keys">
              {data.methods.map((method) => (
                <Button
                  key={method.id}
                  className="key"
                  busy={busy}
                  disabled={lines.length === 0 || reason.trim() === ''}
                  onClick={() => pay(method, data.has_terminal)}
                >
                  {t('return.by', { method: method.name })}
                </Button>
              ))}
            </div>
          )}
        </Loaded>
      </div>
      {byCard && asks && (
        <CardTender
          key={byCard.intent}
          register={register.id}
          charge={byCard}
          onClose={() => charge(null)}
          onByHand={(by_hand) => {
            charge(null);
            void take(byCard.tender.method_id, { by_hand });
          }}
          onApproved={(minor) => {
            setAsks(false);
            setApproved({ amount: -minor, charge: byCard.intent });
            if (-minor === back) void take(byCard.tender.method_id, { charge: byCard.intent });
          }}
        />
      )}
    </Dialog>
  );
}
