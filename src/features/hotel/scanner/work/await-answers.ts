import i18next from 'i18next';
import type { Answer } from '#contract/kit/call.ts';
import { isHandOver } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import type { IntentOutcome } from '#contract/hotel/wheel-sets/wheel-set-intents.ts';
import type { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { noteChange } from '#src/crud/live-changes.ts';
import { database } from '#src/data/database.ts';
import { whenAnswered } from '#src/data/outbox/outbox-handlers.ts';
import type { ActionError, OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { whenDone } from '#src/data/outbox/when-done.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { loadWords } from '#src/i18n/words.ts';
import { intentCall, intentIn, isIntent } from '../local-store/pending.ts';
import { refreshHotelSoon } from '../local-store/refresh-hotel.ts';

// A server that does one in 20 ms answers well within the time that it is given.
const most = 200;

type Batch = Answer<typeof wheelSetCalls.batch>;

/** Tells the outbox how things done with sets are sent together, and what to do with the answers; once, before anything is sent. */
export function awaitScannerAnswers(): void {
  whenAnswered(intentCall, {
    writes: [database.hotelSets, database.scanning],
    store: async ({ data }: Batch, { siteId }) => {
      await takeSets(siteId, data);
      // What is to be carried is another, whether or not somebody looks at it now.
      noteChange('moves');
    },
    many: {
      most,
      join: (rows) => ({ body: { intents: rows.map(sentNow) } }),
      again: (row, key) => ({ body: { intents: [{ ...intentIn(row), intent: key }] } }),
      outcomes: async ({ data }: Batch, rows) => {
        if (data.some(({ error }) => error !== null)) await loadWords(['wheel-sets', 'common']);
        const of = new Map(data.map((outcome) => [outcome.intent, outcome]));
        const takenBack = await takenBackAt(rows[0]?.siteId ?? '');
        // What its person has taken back is no question any more.
        return rows.map((row) => (takenBack.has(row.key) ? null : failureOf(row, of.get(row.key))));
      },
    },
    renamed: nameAgain,
    refused: (row) => {
      refreshHotelSoon(row.siteId);
      return Promise.resolve();
    },
  });
}

/** What somebody here has taken back and the server does not know of yet: with what is being sent, or while that was on its way. */
async function takenBackAt(siteId: SiteId): Promise<ReadonlySet<string>> {
  // All of it at once: row by row, as a filter reads, takes longer where a day waits.
  const rows = await database.outbox.where({ siteId }).toArray();
  return new Set(rows.filter(isIntent).flatMap((row) => intentIn(row).undoes ?? []));
}

/** What was done can still be taken back, by the name that it has now. */
async function nameAgain(
  { siteId, key: before, objectKey }: OutboxRow,
  key: string,
): Promise<void> {
  await database.scanning.where({ siteId }).modify((row) => {
    if (row.lastKey === before) row.lastKey = key;
    row.done = (row.done ?? []).map((one) => (one.key === before ? { ...one, key } : one));
  });
  await database.outbox
    .where({ objectKey })
    .and((row) => row.siteId === siteId && isIntent(row) && intentIn(row).undoes === before)
    .modify((row) => {
      row.given = { body: { intents: [{ ...intentIn(row), undoes: key }] } };
    });
}

/** What is sent of an entry: when it was done is known better by now. */
const sentNow = (row: OutboxRow) => ({
  ...readBefore(row),
  ...intentIn(row),
  happened_at: new Date(whenDone(row)).toISOString(),
});

/** What an earlier app read at the gate: it judged there as well, and kept it in the words alone. */
const readBefore = (row: OutboxRow) => {
  const { plate = '', set = '' } = row.act.values ?? {};
  return isHandOver(intentIn(row).handling) && { read: { licenseplate: plate, number: set } };
};

/** Why an intent was not done; null when it was, or when there is nothing left of what it takes back. */
function failureOf({ act }: OutboxRow, outcome: IntentOutcome | undefined): ActionError | null {
  const code = outcome?.error ?? null;
  if (code === null || code === 'common.nothing_to_undo') return null;
  // Whose it is may be known otherwise by now.
  const plate = outcome?.set?.licenseplate ?? '';
  const message = i18next.t(code.replace('.', ':errors.'), { ...act.values, plate: plate || '–' });
  return { status: 409, code, message };
}

/** The server's last word on each set of an answer, unless this device has heard a later one. */
async function takeSets(siteId: SiteId, outcomes: readonly IntentOutcome[]): Promise<void> {
  const sets = outcomes.flatMap(({ set }) => set ?? []);
  const known = await database.hotelSets.bulkGet(sets.map(({ id }) => [siteId, id]));
  // Of a set with which several things were done each outcome says the same.
  const later = sets.flatMap((set, nth) => {
    const before = known[nth];
    return before && before.version < set.version ? { ...before, ...set } : [];
  });
  await database.hotelSets.bulkPut(later);
}
