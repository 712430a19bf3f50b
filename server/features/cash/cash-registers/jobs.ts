import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { announce, notifyOfFault } from '#server/features/platform/notifications/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { checkRegister, type Reading } from './health/check-register.ts';
import { keepCheck, usedRegisters, type UsedRegister } from './health/checks-repo.ts';

const job = 'check-cash-registers';

/** The nightly check of all cash registers. */
export function cashRegistersJobs(app: AppContext): void {
  app.jobs.add({
    name: job,
    cron: '11 4 * * *',
    work: (stopping) => checkRegisters(app, stopping),
  });
}

/**
 * Checks each register that was used, and notifies the managers of its site, once a day, of one that is
 * not as it was written. One that cannot be checked keeps no other from it; throws what it failed by
 * once all had their turn.
 */
export async function checkRegisters(app: AppContext, stopping?: AbortSignal): Promise<void> {
  const errors: unknown[] = [];
  for (const register of await app.db.transaction('system', usedRegisters)) {
    if (stopping?.aborted) break;
    await checkOne(app, register).catch((error: unknown) => errors.push(error));
  }
  await announce(app);
  if (errors.length > 0) throw new AggregateError(errors, 'not all cash registers were checked');
}

async function checkOne(
  app: AppContext,
  { chainId, siteId, id, name }: UsedRegister,
): Promise<void> {
  const reading: Reading = (read) => actAs(app, { chainId, siteId, job }, { requestId: job }, read);
  const found = await checkRegister(reading, id);
  await reading(async (context) => {
    await keepCheck(context, id, found);
    context.afterCommit(() => publishChanged(app, cashRegisters, context.caller));
  });
  if (found.faults.length === 0) return;
  const { faults } = found;
  app.http.log.error({ chainId, siteId, register: id, faults }, 'a cash register has faults');
  await notifyOfFault(app, {
    chainId,
    siteId,
    what: `cash_register_${id}`,
    key: (part) => `cash-registers:told.bad.${part}`,
    names: [name],
    count: faults.length,
  });
}
