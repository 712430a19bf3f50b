import type { exportCalls } from '#contract/cash/cash-registers/journal/export-calls.ts';
import { billing } from '#contract/economy/billing.ts';
import { wallTime } from '#contract/kit/time/zoned-time.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { senderOf } from '#server/kit/document/papers/sender-repo.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import type { FileAnswer } from '#server/kit/sheet/file-answer.ts';
import { version } from '#server/kit/version.ts';
import { transactionsOfPeriod } from '../journal-repo.ts';
import type { RegisterFile } from './saft-form.ts';
import { eventsOfPeriod, namesOf } from './saft-repo.ts';
import { writeRegisterSaft } from './write-register-saft.ts';

/** The journals of a company in a period as SAF-T Cash Register, in parts. Throws where the company has no number. */
export async function saftFile(
  context: Context<(typeof exportCalls)['saft']>,
): Promise<FileAnswer> {
  const { db, caller, query, now } = context;
  const { company: name, ...sender } = await senderOf(db, caller);
  const company = { ...(await settingsOf(db, billing, caller)), ...sender, name };
  const number = company.org_number.replaceAll(/\D/g, '');
  if (number === '' || company.country !== 'NO') throw new AppError('cash-registers.no_seller');
  const transactions = Map.groupBy(await transactionsOfPeriod(db, query), (one) => one.register_id);
  const events = Map.groupBy(await eventsOfPeriod(db, query), (one) => one.register_id);
  const named = await namesOf(db, query);
  const registers = named.registers.map(({ id, ...register }) => ({
    ...register,
    is_practice: true,
    events: events.get(id) ?? [],
    transactions: transactions.get(id) ?? [],
  }));
  const time = new Date(wallTime(now.getTime(), caller.timezone)).toISOString().slice(11, 19);
  const day = todayOf(context);
  const file: RegisterFile = {
    company,
    from: query.from,
    to: query.to,
    day,
    time,
    version,
    user_id: caller.userId,
    ...named,
    registers,
  };
  const stamp = `${day}${time}`.replaceAll(/\D/g, '');
  return {
    name: `SAF-T Cash Register_${number}_${stamp}.xml`,
    type: 'application/xml',
    content: inParts(writeRegisterSaft(file)),
  };
}

async function* inParts(parts: Iterable<string>): AsyncGenerator<string> {
  yield* parts;
}
