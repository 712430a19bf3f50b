import { receiptWordsOf } from '#contract/cash/cash-registers/receipt-words.ts';
import type { EnterPaid, ToRegister } from '#server/features/money/payment-methods/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { enteredOf } from '../journal/enter-repo.ts';
import { openJournal, type OpenJournal } from '../journal/open-journal.ts';
import { methodsOfRegister } from '../methods-repo.ts';
import { checkReady } from '../ready.ts';
import { registersFor } from './till-repo.ts';

/** What is paid at a site with declared registers stands in a journal of theirs: in that of the one register, or of that at which who takes it entered something last. */
export const toRegister =
  (app: AppContext): ToRegister =>
  async (context, method) => {
    const [register, ...others] = await registersFor(context.db, context.caller, method);
    if (!register) return undefined;
    if (others.length > 0 && !register.isUsed) throw new AppError('cash-registers.which');
    const journal = await openJournal(app, context, register.id);
    return (paid) => enterReceived(context, journal, paid);
  };

async function enterReceived(
  context: Context,
  journal: OpenJournal,
  paid: Parameters<EnterPaid>[0],
): Promise<void> {
  const { db, caller } = context;
  const { register } = journal;
  const { intent, method_id, amount, rounding, reference, of } = paid;
  if ((await enteredOf(db, register.id, 'received', intent)) !== undefined) return;
  await checkReady(context, journal);
  const method = (await methodsOfRegister(db, caller, register)).find(({ id }) => id === method_id);
  if (!method) throw new AppError('cash-registers.not_in_register');
  const nr = await journal.enter({
    kind: 'received',
    intent,
    gross: amount,
    net: amount,
    rounding,
    reason: `${receiptWordsOf(register.country)[of.kind]} ${of.number}`.trim(),
    payments: [
      {
        method_id,
        method: method.name,
        kind: method.kind,
        amount: amount + rounding,
        handed: null,
        reference,
      },
    ],
  });
  if (method.kind === 'cash') await journal.note({ kind: 'drawer_opened', transaction_nr: nr });
  const receipt = amount < 0 ? 'return_receipt' : 'sales_receipt';
  await journal.note({ kind: receipt, transaction_nr: nr });
}
