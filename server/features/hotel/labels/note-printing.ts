import { isPaper } from '#contract/hotel/labels/labels.ts';
import { storagePlaces } from '#contract/hotel/storage-places/storage-places.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { audit } from '#server/kit/audit-repo.ts';
import type { Context } from '#server/kit/context.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { printedBefore } from './labels-repo.ts';
import { insertPrint, type NewPrint } from './printers/prints-repo.ts';

/** Writes down that something is printed, also at each row of which labels are: a second time it says that. Its number. */
export async function notePrinting(context: Context, print: NewPrint): Promise<number> {
  const { db, caller, requestId, address } = context;
  const { of, ids, size, format } = print;
  const id = await insertPrint(db, caller, print);
  if (of === 'command' || isPaper(of)) {
    const { chainId, siteId, userId } = caller;
    const detail = { of, size, format };
    await audit(db, {
      action: 'labels.print',
      chainId,
      siteId,
      userId,
      detail,
      requestId,
      address,
    });
    return id;
  }
  const resource = of === 'place' ? storagePlaces : wheelSets;
  const before = await printedBefore(db, of === 'place' ? 'storage_places' : 'wheel_sets', ids);
  for (const [operation, printed] of [
    ['print', ids.filter((one) => !before.has(one))],
    ['reprint', ids.filter((one) => before.has(one))],
  ] as const) {
    if (printed.length === 0) continue;
    const rows = printed.map((one) => ({ id: one, changes: [] }));
    await writeHistory(context, resource, operation, rows);
  }
  return id;
}
