import { languageOf } from '#contract/platform/languages.ts';
import { customers } from '#contract/customer/customers.ts';
import { daysLater } from '#contract/economy/reminder-runs/late-interest.ts';
import { collectionLevel } from '#contract/economy/reminder-runs/reminder-law.ts';
import { reminderRuns, runs } from '#contract/economy/reminder-runs/reminder-runs.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { sellerOf } from '#server/features/economy/billing/exports.ts';
import { accessPointOf, reachOf } from '#server/features/economy/invoice-deliveries/exports.ts';
import { paymentLink } from '#server/features/economy/payment-links/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { noteItem } from '#server/kit/batch/items-repo.ts';
import { makeItem } from '#server/kit/batch/make-item.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { drawNumber } from '#server/kit/resource/number-series-repo.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { chargeInvoices } from './charge.ts';
import { holdInvoices } from './debts-repo.ts';
import { howSent } from './letters/how-sent.ts';
import { judge, type Judged } from './judge.ts';
import type { Said } from './letters/letter-text.ts';
import { addLetter, addReminders } from './letters/letters-repo.ts';
import { nextPart } from './runs-repo.ts';
import { reminderAddress } from './letters/reminder-address.ts';
import { sendLetter } from './letters/send-letter.ts';

type Run = RowOf<typeof reminderRuns>;

/** Writes the next letter of a run, of what is still late as it was looked over. Answers whether there may be more. */
export async function writeLetters(
  app: AppContext,
  context: Context,
  runId: number,
): Promise<boolean> {
  const { db } = context;
  const run = (await lockRow(db, reminderRuns, runId)) as unknown as Run;
  if (run.state !== 'running' || run.archived_at !== null) return false;
  const part = await nextPart(db, runId);
  if (part.length === 0) return false;
  const invoice_ids = part.map(({ invoice_id }) => invoice_id);
  // Who pays one of them, credits it or writes about it waits, or was first.
  await holdInvoices(db, invoice_ids);
  const { source } = run;
  const wanted = { source, until: run.until!, audience: '', customer_id: null, invoice_ids };
  // What one customer owes less than was asked when it was looked over, and is not again.
  const now = new Map(
    (await judge(context, { ...wanted, least: 0 })).map((one) => [one.invoice_id, one]),
  );
  const still: Judged[] = [];
  const ids: number[] = [];
  for (const { id, invoice_id, level } of part) {
    const one = now.get(invoice_id);
    if (one?.state === 'planned' && one.level === level) {
      still.push(one);
      ids.push(id);
      continue;
    }
    const gone = source === 'interest' ? 'sent' : 'paid';
    const reason = one === undefined ? gone : one.reason === '' ? 'sent' : one.reason;
    await noteItem(db, runs, id, { state: 'left_out', reason });
  }
  if (still.length > 0) {
    await makeItem(app, context, runs, ids, [], async () => {
      for (const [nth, id] of ids.entries()) {
        const { debt, fee, interest } = still[nth]!;
        const asked = { open: debt.open, fee, interest };
        await noteItem(db, runs, id, { state: 'planned', reason: '', ...asked });
      }
      return { letter_id: await writeLetter(app, context, still) };
    });
  }
  return true;
}

/** One letter about all of them, with what it asks for besides; answers its id. */
async function writeLetter(
  app: AppContext,
  context: Context,
  all: readonly Judged[],
): Promise<number> {
  const { db, caller } = context;
  const { kind, pay_days, debt } = all[0]!;
  const { customer_id, currency } = debt;
  const day = todayOf(context);
  const pay_by = kind === 'collection' ? null : daysLater(day, pay_days);
  const entries = await chargeInvoices(context, all, { day, due: pay_by ?? day });
  const sum = (of: (one: Judged) => number) => all.reduce((total, one) => total + of(one), 0);
  const [fee, interest] = [sum((one) => one.fee), sum((one) => one.interest)];
  const amount = sum((one) => one.debt.open) + fee + interest;
  const reach = await reachOf(db, customer_id);
  const customer = (await rowWithId(db, customers, customer_id)) as RowOf<typeof customers>;
  const seller = await sellerOf(context);
  const sent = howSent(kind, {
    ...customer,
    ...reach,
    peppol: accessPointOf(app) ? reminderAddress(customer, seller) : '',
  });
  const language = languageOf(reach.language ?? '') ?? context.language;
  const number = String(await drawNumber(db, `reminder-letters:company:${caller.companyId}`));
  const said: Said = {
    kind,
    number,
    day,
    pay_by,
    currency,
    amount,
    fee,
    interest,
    invoices: await Promise.all(
      all.map(async ({ invoice_id, debt: { due, open, number: invoice, payment_reference } }) => ({
        number: invoice,
        due,
        open,
        payment_reference,
        link:
          sent.channel === 'mail' || sent.channel === 'sms'
            ? await paymentLink(
                app,
                {
                  db,
                  caller,
                },
                {
                  id: invoice_id,
                  kind: 'invoice',
                },
              )
            : '',
      })),
    ),
  };
  const message_id = await sendLetter(app, context, { said, seller, language, ...sent });
  const { invoices: _, ...letter } = said;
  const letter_id = await addLetter(db, caller, {
    ...letter,
    ...sent,
    customer_id,
    language,
    // What is printed or given away is in the hand of the one who asks.
    state: message_id === null && sent.channel !== 'ehf' ? 'sent' : 'waiting',
    message_id,
  });
  await addReminders(
    db,
    caller,
    all.map(({ invoice_id, level, debt: { open } }, nth) => ({
      letter_id,
      invoice_id,
      level: kind === 'interest' ? null : kind === 'collection' ? collectionLevel : level,
      kind,
      open,
      ...entries[nth]!,
    })),
  );
  return letter_id;
}
