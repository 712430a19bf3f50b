import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { registerCalls } from '#contract/cash/cash-registers/register-calls.ts';
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
import type { CashRegister } from '../at-register.tsx';
import { useAmount } from '../use-amount.ts';

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
  const take = (method_id: number) =>
    run(async (write) => {
      const body = {
        intent,
        of_nr: receipt.nr,
        lines: lines.map(({ position, left: quantity }) => ({ position, quantity })),
        payments: back === 0 ? [] : [{ method_id, amount: back }],
        reason,
      };
      const { data } = await write(
        registerCalls.takeBack,
        { params: { id: register.id }, body },
        { siteId },
      );
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
              {data.methods.map(({ id, name }) => (
                <Button
                  key={id}
                  className="key"
                  busy={busy}
                  disabled={lines.length === 0 || reason.trim() === ''}
                  onClick={() => void take(id)}
                >
                  {t('return.by', { method: name })}
                </Button>
              ))}
            </div>
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}
