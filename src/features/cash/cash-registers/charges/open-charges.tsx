import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { chargeCalls, type Charge } from '#contract/cash/cash-registers/charge-calls.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { useAmount } from '../use-amount.ts';

/** What the card terminal of a register was asked for and is not settled, with what can be done about it. */
export function OpenCharges({ register: id }: { register: number }) {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, chargeCalls.openCharges, { params: { id } }));
  useReadAgain(query, useChanges(cashRegisters.name));
  const open = query.data?.data ?? [];
  if (open.length === 0) return null;
  return (
    <section className="message warn stack" aria-label={t('card.open')}>
      <b>{t('card.open')}</b>
      {open.map((charge) => (
        <OpenCharge key={charge.intent} register={id} charge={charge} />
      ))}
    </section>
  );
}

type Press = 'stopCharge' | 'enquireCharge' | 'reverseCharge';

function OpenCharge({ register: id, charge }: { register: number; charge: Charge }) {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const amount = useAmount();
  const may = useMay();
  const { busy, actionError, run } = useAction();
  const [because, setBecause] = useState('');
  const { intent, state, reversal } = charge;
  const params = { id, intent };
  const press = (call: Press) =>
    run(async (write) => {
      await write(chargeCalls[call], { params }, { siteId });
    });
  const settle = (approved: boolean) =>
    run(async (write) => {
      await write(chargeCalls.settleCharge, { params, body: { approved, because } }, { siteId });
    });
  const isReversing = reversal === 'asked' || reversal === 'given' || reversal === 'unknown';
  const isUnknown = state === 'unknown' || reversal === 'unknown';
  const isSettled = charge.is_silent && (isUnknown || state === 'given' || reversal === 'given');
  const presses: readonly (Press | false)[] = [
    isUnknown && 'enquireCharge',
    (state === 'asked' || state === 'given') && 'stopCharge',
    state === 'approved' && !isReversing && 'reverseCharge',
  ];
  return (
    <div className="stack">
      <p>
        {amount(charge.amount)} {charge.card} {charge.number}:{' '}
        {isReversing ? t('card.reversing') : t(`card.openStates.${state}`)}
      </p>
      <div className="actions">
        {presses
          .filter((one) => one !== false)
          .map((one) => (
            <Button key={one} busy={busy} onClick={() => void press(one)}>
              {t(`card.presses.${one}`)}
            </Button>
          ))}
      </div>
      {isSettled && may('cash.close_day') && (
        <>
          <TextField
            label={t('card.because')}
            hint={t('card.becauseHint')}
            value={because}
            maxLength={200}
            onChange={({ target: { value } }) => setBecause(value)}
          />
          <div className="actions">
            {[true, false].map((approved) => (
              <Button
                key={String(approved)}
                busy={busy}
                disabled={because.trim() === ''}
                onClick={() => void settle(approved)}
              >
                {approved ? t('card.wasDone') : t('card.wasNotDone')}
              </Button>
            ))}
          </div>
        </>
      )}
      <ErrorNote text={actionError.text} />
    </div>
  );
}
