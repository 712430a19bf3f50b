import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chargeCalls, type Charge } from '#contract/cash/cash-registers/charge-calls.ts';
import { useAction } from '#src/crud/use-action.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { useAmount } from '../use-amount.ts';
import type { KeptCharge } from './kept-charge.ts';

interface Props {
  register: number;
  charge: KeptCharge;
  /** `approved` is how much, in minor units. */
  onApproved: (approved: number) => void;
  /** The card was taken by hand. */
  onByHand: (why: string) => void;
  onClose: () => void;
}

const askAgain = 1_000;

/** Takes a card by the terminal: asks it once, and says how it stands. What is approved goes on by itself. */
export function CardTender({ register: id, charge: kept, onApproved, onByHand, onClose }: Props) {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const amount = useAmount();
  const { busy, actionError, run } = useAction();
  const [why, setWhy] = useState('');
  const { intent, tender } = kept;
  const params = { id, intent };
  const query = useQuery({
    ...queryFor(siteId, chargeCalls.lookAtCharge, { params }),
    // A customer stands there with a card.
    refetchInterval: askAgain,
  });
  const charge = query.data?.data;
  const ask = () =>
    run(async (write) => {
      const body = { intent, method_id: tender.method_id, amount: tender.amount };
      await write(chargeCalls.charge, { params: { id }, body }, { siteId });
      await query.refetch();
    });
  const askFirst = useEffectEvent(() => void ask());
  useEffect(() => askFirst(), [intent]);
  const approved = charge?.state === 'approved' ? charge.approved : null;
  const goOn = useEffectEvent((minor: number) => onApproved(minor));
  useEffect(() => {
    if (approved !== null) goOn(approved);
  }, [approved]);
  const press = (call: 'stopCharge' | 'enquireCharge') =>
    run(async (write) => {
      await write(chargeCalls[call], { params }, { siteId });
      await query.refetch();
    });
  const isOpen = charge?.state === 'asked' || charge?.state === 'given';
  // Nothing is under way: nobody asked yet, or it was declined.
  const isFree = charge === undefined ? actionError.text !== '' : charge.state === 'declined';
  return (
    <Dialog open title={t('card.title')} place="side" onClose={isOpen ? () => {} : onClose}>
      <div className="stack">
        <p className="t20 strong">{amount(tender.amount)}</p>
        <ChargeMessage charge={charge} />
        <ErrorNote text={actionError.text} />
        <div className="actions at-foot">
          {isOpen && (
            <Button busy={busy} onClick={() => void press('stopCharge')}>
              {t('card.stop')}
            </Button>
          )}
          {charge?.state === 'unknown' && (
            <Button variant="primary" busy={busy} onClick={() => void press('enquireCharge')}>
              {t('card.enquire')}
            </Button>
          )}
          {isFree && charge === undefined && (
            <Button variant="primary" busy={busy} onClick={() => void ask()}>
              {t('card.again')}
            </Button>
          )}
          {isFree && <Button onClick={onClose}>{t('card.other')}</Button>}
        </div>
        {isFree && (
          <form
            className="stack"
            onSubmit={(event) => {
              event.preventDefault();
              if (why.trim() !== '') onByHand(why.trim());
            }}
          >
            <TextField
              label={t('card.why')}
              hint={t('card.whyHint')}
              value={why}
              maxLength={60}
              onChange={({ target: { value } }) => setWhy(value)}
            />
            <Button type="submit" disabled={why.trim() === ''}>
              {t('card.byHand')}
            </Button>
          </form>
        )}
      </div>
    </Dialog>
  );
}

/** How it stands with what a terminal was asked for, large enough to be read from the counter. */
function ChargeMessage({ charge }: { charge: Charge | undefined }) {
  const { t } = useTranslation('cash-registers');
  const said = charge?.said || (charge?.problem ? t(`card.problems.${charge.problem}`) : '');
  const state = charge?.state ?? 'asked';
  const tones = {
    asked: 'info',
    given: 'info',
    approved: 'ok',
    declined: 'bad',
    unknown: 'warn',
  } as const;
  return (
    <p className={`message t20 ${tones[state]}`} role="status">
      <span>{t(`card.states.${state}`)}</span> {state === 'declined' && <span>{said}</span>}
    </p>
  );
}
