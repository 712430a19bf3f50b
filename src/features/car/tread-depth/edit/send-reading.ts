import type { Answer, Input } from '#contract/kit/call.ts';
import { treadReadings } from '#contract/car/tread-depth/readings.ts';
import { drain } from '#src/data/outbox/outbox-drain.ts';
import { whenAnswered } from '#src/data/outbox/outbox-handlers.ts';
import type { Act, OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { enqueue } from '#src/data/outbox/outbox.ts';
import type { SiteId } from '#src/data/tokens.ts';

const call = treadReadings.calls.add;
// Whoever has a slow line need not wait for it: the reading is kept.
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
  readonly body: Input<typeof call>['body'];
  readonly act: Act;
}

/** Keeps a reading on the device and sends it. Resolves with its id when the server answers soon, else with null: it waits. */
export async function sendReading(siteId: SiteId, { body, act }: Reading): Promise<number | null> {
  const objectKey = `tread-reading/${crypto.randomUUID()}`;
  await enqueue({ siteId, call, input: { body }, objectKey, act });
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([drain(siteId), late]);
  const id = answered.get(objectKey) ?? null;
  answered.delete(objectKey);
  return id;
}
