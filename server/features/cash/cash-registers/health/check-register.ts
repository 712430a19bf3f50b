import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import type {
  RegisterCheck,
  RegisterFault,
} from '#contract/cash/cash-registers/journal/check-calls.ts';
import { dayCheck } from '#contract/cash/cash-registers/journal/check-days.ts';
import { faultsOf, type Journal } from '#contract/cash/cash-registers/journal/check-journal.ts';
import { saftFaultsOf } from '#contract/cash/cash-registers/saft/check-saft.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publicKeys } from '../journal/keys-repo.ts';
import { partsOfJournal, readPart } from '../journal/parts-repo.ts';
import { registerFileOf } from '../journal/saft/saft-file.ts';
import { writeRegisterSaft } from '../journal/saft/write-register-saft.ts';
import { readSeries } from '../journal/series-repo.ts';
import { isSignedBy } from '../journal/sign.ts';
import { reportsThatWait } from '../takings/takings-repo.ts';

/** Reads something at the register's site, each time in a transaction of its own: nobody waits for years of a journal to be read. */
export type Reading = <T>(read: (context: Context) => Promise<T>) => Promise<T>;

/** What a check finds. */
export type Found = Omit<RegisterCheck, 'at' | 'by'>;

/**
 * Looks a register through from its first entry to the last that there is when it begins. Years of it
 * are read two weeks at a time; what is entered meanwhile waits for the next check.
 */
export async function checkRegister(reading: Reading, id: number): Promise<Found> {
  const { end, bounds, keys, today } = await reading(async (context) => {
    const { db, caller } = context;
    await rowWithId(db, cashRegisters, id);
    const series = (await readSeries(db, id)) ?? unused;
    return {
      end: series,
      bounds: await partsOfJournal(db, id, series),
      keys: await publicKeys(db, caller),
      today: todayOf(context),
    };
  });
  const days = dayCheck();
  const count = { transactions: 0, events: 0, reports: 0 };
  async function* parts(): AsyncGenerator<Journal> {
    const starts = [{ transaction: 0, event: 0 }, ...bounds];
    for (const [nth, last] of bounds.entries()) {
      const after = starts[nth]!;
      const part = await reading(({ db }) => readPart(db, id, after, last));
      days.take(part);
      count.transactions += part.transactions.length;
      count.events += part.events.length;
      count.reports += part.reports.length;
      yield part;
    }
  }
  const ofJournal = await faultsOf(parts(), end, isSignedBy(keys));
  const open = days.open(today);
  const waiting = await reading(({ db }) => reportsThatWait(db, id));
  const faults: RegisterFault[] = [
    ...ofJournal.map((one) => ({ ...one, about: '' })),
    ...(open === null ? [] : [{ fault: 'day_open' as const, nr: 0, about: open }]),
    ...waiting.map((nr) => ({ fault: 'z_not_booked' as const, nr, about: '' })),
    ...(await reading((context) => faultsOfFile(context, id))),
  ];
  return { ...count, faults, late_days: days.late() };
}

const unused = {
  last_transaction: 0,
  last_event: 0,
  last_x: 0,
  last_z: 0,
  last_signature: '0',
  z_transaction: 0,
  z_event: 0,
  sales: 0,
  returns: 0,
};

/** What is wrong with the file of a register of yesterday and today; nothing where its company has none to write. */
async function faultsOfFile(context: Context, id: number): Promise<RegisterFault[]> {
  const to = todayOf(context);
  const file = await registerFileOf(context, { from: daysAfter(to, -1), to });
  if (!file) return [];
  const registers = file.registers.filter((one) => one.id === id);
  return saftFaultsOf(writeRegisterSaft({ ...file, registers }));
}
