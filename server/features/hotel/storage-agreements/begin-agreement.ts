import { storageAgreements } from '#contract/hotel/storage-agreements/storage-agreements.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { takeStep } from '#server/kit/resource/steps/take-step.ts';
import { addRow } from '#server/kit/resource/write.ts';
import type { Whose } from './agreement-for-repo.ts';

/** Makes an agreement of a kind with whoever wheels belong to, in force from today; for who may. Answers its id. */
export async function beginAgreement(
  app: AppContext,
  context: Context,
  { car_id, licenseplate, customer_id }: Whose,
  type_id: number,
): Promise<number> {
  const { db, caller } = context;
  const right = storageAgreements.write;
  if (!caller.rights.has(right)) throw new AppError('common.no_right', { right });
  if (customer_id === null) {
    throw new AppError('common.wrong_input', {}, { customer_id: 'fields.required' });
  }
  const engine = app.engines.get(storageAgreements.name)!;
  const values = { customer_id, car_id, licenseplate, type_id };
  const { id } = await addRow(engine, context, values);
  await takeStep(engine, context, [await lockRow(db, storageAgreements, id)], 'activate');
  context.afterCommit(() => publishChanged(app, storageAgreements, caller));
  return id;
}
