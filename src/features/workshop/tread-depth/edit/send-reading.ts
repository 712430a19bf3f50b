import type { Answer } from '#contract/kit/call.ts';
import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import { answerTo, drain } from '#src/data/outbox/outbox-drain.ts';
import { whenAnswered } from '#src/data/outbox/outbox-handlers.ts';
import type { Act, OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { amend, enqueue } from '#src/data/outbox/outbox.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { write } from '#src/data/writing/write.ts';
import { changesIn, type Body } from './reading-draft.ts';

const call = treadReadings.calls.add;
// A user who has a slow line need not wait for it: the reading is kept.
const patience = 4_000;

const answered = new Map<string, number>();
whenAnswered(call, {
  writes: [],
  store: (answer: Answer<typeof call> | null, { objectKey }: OutboxRow) => {
    if (answer) answered.set(objectKey, answer.data.id);
    return Promise.resolve();
  },
});

interface Reading {
  readonly body: Body;
  readonly act: Act;
}

/** Keeps a reading on the device and sends it. Resolves with its id when the server answers soon, else with null: it waits. */
export async function sendReading(siteId: SiteId, { body, act }: Reading): Promise<number | null> {
  const objectKey = `tread-reading/${crypto.randomUUID()}`;
  await enqueue({ siteId, call, input: { body }, objectKey, act });
  return answerSoon(siteId, objectKey);
}

/**
 * Changes a reading that waits to be sent, `row`, and sends it as it is then. One that has been sent
 * meanwhile is changed at the server: throws like `send` where that cannot be. Resolves like `sendReading`.
 */
export async function sendOtherwise(
  row: OutboxRow,
  { body, act }: Reading,
): Promise<number | null> {
  const { siteId, objectKey } = row;
  const key = row.state === 'refused' ? crypto.randomUUID() : row.key;
  if (await amend(row, { key, given: { body }, act })) return answerSoon(siteId, objectKey);
  const { data } = (await answerTo(row)) as Answer<typeof call>;
  const before = row.given.body as Body;
  const changed = changesIn(before, body);
  const input = { params: { id: data.id }, body: { ...changed, version: data.version } };
  await write(treadReadings.calls.save, input, { siteId });
  return data.id;
}

async function answerSoon(siteId: SiteId, objectKey: string): Promise<number | null> {
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([drain(siteId), late]);
  const id = answered.get(objectKey) ?? null;
  answered.delete(objectKey);
  return id;
}
