import { cars } from '#contract/car/cars.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { nextRow, writeRows } from '#server/kit/resource/write.ts';

/** Keeps the number by which catalogues of parts know a car, where somebody has said one. Whoever writes orders may write cars. */
export async function keepKType(
  app: AppContext,
  context: Context,
  carId: number,
  k_type: string,
): Promise<void> {
  if (k_type === '') return;
  const before = await lockRow(context.db, cars, carId);
  if (before.archived_at !== null) return;
  const next = nextRow(cars, before, { k_type });
  if (next.changes.length === 0) return;
  await writeRows(app.engines.get(cars.name)!, context, 'save', [next]);
  context.afterCommit(() => publishChanged(app, cars, context.caller));
}
