import type { Answer } from '#contract/kit/call.ts';
import type { ComingOf } from '#contract/kit/goods/goods.ts';
import { transferCalls, transfers, type goodsOfSets } from '#contract/hotel/transfers.ts';
import { noteChange } from '#src/crud/live-changes.ts';
import { database } from '#src/data/database.ts';
import { whenAnswered } from '#src/data/outbox/outbox-handlers.ts';
import { callKey, type OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { enqueue } from '#src/data/outbox/outbox.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import { keepAnswer } from '#src/data/response-cache.ts';
import type { SiteId } from '#src/data/tokens.ts';

type Coming = ComingOf<typeof goodsOfSets>;
type CarriedSet = Coming['sets'][number];

/** A transfer as it stands for the person here, with what waits to be sent. */
export interface ShownTransfer extends Coming {
  readonly sets: (CarriedSet & { readonly unsent: boolean })[];
}

const keyOf = (id: number, number: string): string => `transfer/${id}/${number}`;

const question = (siteId: SiteId) => questionOf(siteId, transferCalls.incoming, undefined);
const known = (siteId: SiteId) =>
  queryClient.getQueryData<Answer<typeof transferCalls.incoming>>(question(siteId));

/**
 * Keeps on the device that a set has come, and sends it as soon as there is a network. Resolves with
 * why nothing was kept, where that is so: another label of it was read before, or it comes with no
 * transfer that is known here. One after the other.
 */
export async function receiveSet(
  siteId: SiteId,
  number: string,
): Promise<'received' | 'again' | 'not_here'> {
  const by = known(siteId)?.data.find(({ sets }) => sets.some((set) => set.number === number));
  if (!by) return 'not_here';
  const objectKey = keyOf(by.id, number);
  const sent = database.outbox.where({ objectKey }).filter((row) => row.siteId === siteId);
  const { outcome } = by.sets.find((set) => set.number === number)!;
  if (outcome !== '' || (await sent.toArray()).some(isReceived)) return 'again';
  await enqueue({
    siteId,
    call: transferCalls.receive,
    input: { params: { id: by.id }, body: { number } },
    objectKey,
    act: { words: 'transfers:acts.receive', values: { number } },
  });
  return 'received';
}

const isReceived = (row: OutboxRow): boolean =>
  callKey(row) === callKey(transferCalls.receive) && row.state !== 'refused';

/** A transfer that is on its way here, with what this device has received of it and not sent yet. */
export function withReceived(transfer: Coming, rows: readonly OutboxRow[]): ShownTransfer {
  const waiting = new Set(rows.filter(isReceived).map(({ objectKey }) => objectKey));
  const sets = transfer.sets.map((set) => {
    const unsent = set.outcome === '' && waiting.has(keyOf(transfer.id, set.number));
    return { ...set, unsent, outcome: unsent ? ('received' as const) : set.outcome };
  });
  return { ...transfer, sets };
}

whenAnswered(transferCalls.receive, {
  writes: [database.answers],
  // A user who reads it once more before the list is read again has received it.
  store: async (_: unknown, { siteId, objectKey }: OutboxRow) => {
    const before = known(siteId);
    noteChange(transfers.name);
    if (!before) return;
    const data = before.data.map((transfer) => ({
      ...transfer,
      sets: transfer.sets.map((set) =>
        keyOf(transfer.id, set.number) === objectKey
          ? { ...set, outcome: 'received' as const }
          : set,
      ),
    }));
    queryClient.setQueryData(question(siteId), { ...before, data });
    await keepAnswer(question(siteId), { ...before, data });
  },
});
