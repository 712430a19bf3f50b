import { cashRegisters, isForPractice } from '#contract/cash/cash-registers/cash-registers.ts';
import { languageOfReceipts, receiptWordsOf } from '#contract/cash/cash-registers/receipt-words.ts';
import type { RowOf } from '#contract/kit/row.ts';
import type { Language } from '#contract/platform/languages.ts';
import { receiptOf, reportOf } from '#server/features/cash/cash-registers/exports.ts';
import { sellerOf } from '#server/features/economy/billing/exports.ts';
import { timeOf, todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { say } from '#server/kit/words.ts';
import type { Agent } from './agents-repo.ts';
import type { Job } from './jobs-repo.ts';
import { receiptRoll } from './paper/receipt-roll.ts';
import { reportRoll } from './paper/report-roll.ts';
import { drawerPulse, rollBytes } from './paper/roll-bytes.ts';
import { rule, wrapped, type RollLine } from './paper/roll.ts';

/** What is sent to a printer for a job, from what is written in the journal. Throws where there is nothing of it. */
export async function jobBytes(context: Context, agent: Agent, job: Job): Promise<Uint8Array> {
  const columns = Number(agent.columns);
  if (job.kind === 'drawer') return drawerPulse();
  if (job.kind === 'test') return rollBytes(testRoll(context, agent, columns));
  const { db } = context;
  const register = (await rowWithId(db, cashRegisters, job.registerId!)) as RowOf<
    typeof cashRegisters
  >;
  const { country } = register;
  if (job.kind === 'report') {
    const event = await reportOf(db, register.id, job.eventNr!);
    const printed = { ...event, register: register.number, seller: await sellerOf(context) };
    const heading = isForPractice(register) ? receiptWordsOf(country).practice : '';
    const t = wordsOf(languageOfReceipts(country));
    return rollBytes(reportRoll(printed, t, { practice: heading, columns }));
  }
  const receipt = await receiptOf(db, register.id, job.nr!);
  return rollBytes(receiptRoll(receipt, { country, copy: job.kind === 'copy', columns }));
}

const wordsOf =
  (language: Language) =>
  (key: string, values: Record<string, string | number> = {}): string =>
    say(language, 'cash-registers', key, values);

/** A page that shows that letters and widths are right. It is no receipt of anything. */
function testRoll(context: Context, agent: Agent, columns: number): RollLine[] {
  const { language } = context;
  return [
    ...wrapped(say(language, 'register-agents', 'paper.title'), columns, {
      size: 'large',
      bold: true,
      centred: true,
    }),
    ...wrapped(agent.name, columns, { centred: true }),
    ...wrapped(agent.siteName, columns, { centred: true }),
    ...wrapped(`${todayOf(context)} ${timeOf(context)}`, columns, { centred: true }),
    rule(columns),
    ...wrapped('ÆØÅ æøå ÄÖ äö é €', columns),
    { text: '1234567890'.repeat(5).slice(0, columns) },
    ...wrapped(say(language, 'register-agents', 'paper.width', { columns }), columns),
  ];
}
