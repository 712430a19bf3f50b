import { billing } from '#contract/economy/billing.ts';
import { timeOf, todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { senderOf } from '#server/kit/document/papers/sender-repo.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import type { FileAnswer } from '#server/kit/sheet/file-answer.ts';
import { version } from '#server/kit/version.ts';
import { transactionsOfPeriod } from '../journal-repo.ts';
import type { RegisterFile, SaftRegister } from './saft-form.ts';
import { eventsOfPeriod, namesOf } from './saft-repo.ts';
import { writeRegisterSaft } from './write-register-saft.ts';

/** Both days included, `yyyy-MM-dd`. */
interface Period {
  readonly from: string;
  readonly to: string;
}

/** A file with the registers it is of, by their ids. */
export interface WholeFile extends RegisterFile {
  readonly registers: readonly (SaftRegister & { readonly id: number })[];
}

/** What stands in the file of a company in a period; undefined where it is none of Norway or has no number. */
export async function registerFileOf(
  context: Context,
  { from, to }: Period,
): Promise<WholeFile | undefined> {
  const { db, caller } = context;
  const { company: name, ...sender } = await senderOf(db, caller);
  const company = { ...(await settingsOf(db, billing, caller)), ...sender, name };
  if (numberOf(company) === '' || company.country !== 'NO') return undefined;
  const transactions = Map.groupBy(
    await transactionsOfPeriod(db, { from, to }),
    (one) => one.register_id,
  );
  const events = Map.groupBy(await eventsOfPeriod(db, { from, to }), (one) => one.register_id);
  const named = await namesOf(db, { from, to });
  return {
    company,
    from,
    to,
    day: todayOf(context),
    time: timeOf(context),
    version,
    user_id: caller.userId,
    ...named,
    registers: named.registers.map((register) => ({
      ...register,
      events: events.get(register.id) ?? [],
      transactions: transactions.get(register.id) ?? [],
    })),
  };
}

/** The journals of a company in a period as SAF-T Cash Register, in parts. Throws where the company has no number. */
export async function saftFile(context: Context, period: Period): Promise<FileAnswer> {
  const file = await registerFileOf(context, period);
  if (!file) throw new AppError('cash-registers.no_seller');
  return {
    name: `${nameOfFile(file)}.xml`,
    type: 'application/xml',
    content: inParts(writeRegisterSaft(file)),
  };
}

/** What a file is called, as the authority asks for it, without what it ends with. */
export function nameOfFile({ company, day, time }: RegisterFile): string {
  const stamp = `${day}${time}`.replaceAll(/\D/g, '');
  return `SAF-T Cash Register_${numberOf(company)}_${stamp}`;
}

const numberOf = ({ org_number }: RegisterFile['company']): string =>
  org_number.replaceAll(/\D/g, '');

async function* inParts(parts: Iterable<string>): AsyncGenerator<string> {
  yield* parts;
}
