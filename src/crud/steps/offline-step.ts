import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { ApiError } from '#src/data/api-errors.ts';
import { drain } from '#src/data/outbox/outbox-drain.ts';
import { dismiss, enqueue, outboxRows, type OfflineCall } from '#src/data/outbox/outbox.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { stepKey } from './step-key.ts';
import { titleOf } from '../values/title-of.ts';

// A user who has a slow line need not wait for it: what was done is kept.
const patience = 4_000;

/**
 * Takes a step that may wait: it is kept on the device and sent. Resolves with whether the server has
 * answered; throws why it was refused at once, and then nothing waits.
 */
export async function takeOffline(
  siteId: SiteId,
  resource: Resource,
  row: Row,
  word: string,
): Promise<'done' | 'waits'> {
  const { id, version } = row;
  const objectKey = stepKey(resource, id);
  const key = crypto.randomUUID();
  await enqueue({
    siteId,
    call: resource.calls[word] as OfflineCall,
    input: { params: { id }, body: { version } },
    objectKey,
    key,
    act: { words: `${resource.feature}:acts.${word}`, values: { who: titleOf(resource, row) } },
  });
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([drain(siteId), late]);
  const left = (await outboxRows(siteId)).find((one) => one.key === key);
  if (left?.state !== 'refused' || !left.actionError) return left ? 'waits' : 'done';
  // A user who is notified at once need not be told again by the list of what was not sent.
  await dismiss(left.seq);
  throw new ApiError(left.actionError.status, left.actionError);
}
