import type { registerCalls } from '#contract/cash/cash-registers/register-calls.ts';
import { returnedLines } from '#contract/cash/cash-registers/returned-lines.ts';
import { enteredOf } from './journal/enter-repo.ts';
import { openJournal } from './journal/open-journal.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { checkSeller } from './check-seller.ts';
import { methodsOfRegister } from './methods-repo.ts';
import { payments } from './pay.ts';
import { checkFloat, noteDrawer } from './sell.ts';
import { soldLines } from './sold-lines-repo.ts';

/** Enters that goods of a receipt came back and how they are paid back, once for each intent; answers its number. */
export async function takeBack(
  app: AppContext,
  context: Context<(typeof registerCalls)['takeBack']>,
): Promise<number> {
  const { db, caller, params, body } = context;
  const journal = await openJournal(app, context, params.id);
  const written = await enteredOf(db, params.id, body.intent);
  if (written !== undefined) return written;
  await checkSeller(context);
  await checkFloat(context, journal);
  const sold = await soldLines(db, params.id, body.of_nr);
  const lines = returnedLines(sold, body.lines).map((line, at) => {
    const of_position = body.lines[at]!.position;
    const { product_id } = sold.find(({ position }) => position === of_position)!;
    return { ...line, product_id, of_position };
  });
  const gross = lines.reduce((sum, line) => sum + line.gross, 0);
  const net = lines.reduce((sum, line) => sum + line.net, 0);
  const methods = await methodsOfRegister(db, caller, journal.register.has_drawer);
  const paid = payments(gross, body.payments, methods);
  const nr = await journal.enter({
    kind: 'return',
    intent: body.intent,
    of_nr: body.of_nr,
    reason: body.reason,
    gross,
    net,
    lines,
    ...paid,
  });
  await noteDrawer(journal, nr, paid.payments);
  await journal.note({ kind: 'return_receipt', transaction_nr: nr });
  return nr;
}
