import type { CreditCheck } from '#contract/economy/credit-limits/check-calls.ts';
import { isGoodCheck, refusedCheck } from '#contract/economy/credit-limits/check-rules.ts';
import { orgNumberKey } from '#contract/kit/rules/same-text.ts';
import type { Tx } from '#server/db/open.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { authenticate, type Caller } from '#server/kit/caller/caller.ts';
import type { Context } from '#server/kit/context.ts';
import { AppError } from '#server/kit/errors.ts';
import { ExternalError } from '#server/kit/external.ts';
import { bureauAt, bureauPatienceMs, type BureauAccess, type BureauQuestion } from './bureau.ts';
import { bureauOf } from './bureau-access.ts';
import { addCheck, beginAsk, checkedCustomer, checksOf, endAsk, pauseAsk } from './checks-repo.ts';

interface Asking {
  readonly caller: Caller;
  readonly now: Date;
  readonly params: { readonly id: number };
  readonly body: { readonly reason: string; readonly in_place_of: number | null };
}

/** A check, and whether the bureau was asked for it now. */
type Checked = CreditCheck & { readonly asked: boolean };

/** What is to be asked, or what is known already. */
type Begun =
  | { readonly known: CreditCheck }
  | { readonly access: BureauAccess; readonly question: BureauQuestion };

/**
 * Asks the bureau about a customer, unless what it said in the last 30 days was not seen yet. That it is
 * asked is kept before it is, and by which key: who presses again, or got no answer, asks for the
 * same. What keeps the answer is given back, to be done in the transaction of the call.
 */
export async function checkCustomer(
  app: AppContext,
  asking: Asking,
): Promise<(context: Pick<Context, 'db' | 'caller' | 'now'>) => Promise<Checked>> {
  const { caller, params, body } = asking;
  const begun = await atCompany(app, caller, (tx) => begin(app, tx, asking));
  if ('known' in begun) return () => Promise.resolve({ ...begun.known, asked: false });
  const { access, question } = begun;
  const { key, org_number } = question;
  const answer = await bureauAt(access)(question).catch(async (cause: unknown) => {
    await atCompany(app, caller, (tx) => pauseAsk(tx, caller, key));
    throw refusalOf(app, cause);
  });
  return async ({ db, caller: by, now }) => {
    const asked = { key, customer_id: params.id, org_number, reason: body.reason };
    await addCheck(db, by, asked, answer, now);
    await endAsk(db, by, key);
    const [last] = await checksOf(db, params.id, 1);
    return { ...last!, asked: true };
  };
}

async function begin(
  app: AppContext,
  tx: Tx,
  { caller, now, params, body }: Asking,
): Promise<Begun> {
  const customer = await checkedCustomer(tx, caller, params.id);
  if (!customer) throw new AppError('common.not_found');
  const refused = refusedCheck(customer);
  if (refused) throw new AppError(refused);
  const { access } = await bureauOf(app, tx, caller);
  if (!access) throw new AppError('credit-limits.no_bureau');
  const org_number = orgNumberKey(customer.org_number);
  // Longer than anybody waits for a bureau: who is killed meanwhile keeps nobody out for long.
  const ask = { org_number, now, busyMs: 2 * bureauPatienceMs };
  const key = await beginAsk(tx, caller, params.id, ask);
  if (key === undefined) throw new AppError('credit-limits.under_way');
  // Only now: what somebody else asked meanwhile is answered.
  const [last] = await checksOf(tx, params.id, 1);
  if (last && last.id !== body.in_place_of && isGoodCheck(last.checked_at, now.toISOString())) {
    await pauseAsk(tx, caller, key);
    return { known: last };
  }
  const { country, currency } = customer;
  return { access, question: { key, country, org_number, currency } };
}

/** Why a bureau could not be asked, in words of ours. */
function refusalOf({ http }: AppContext, cause: unknown): unknown {
  if (!(cause instanceof ExternalError)) return cause;
  const { status = 0, message: reason, retryAfter = 60 } = cause;
  http.log.warn({ reason }, 'a credit bureau could not be asked');
  if (status === 401 || status === 403) return new AppError('credit-limits.key_refused');
  if (status === 429) {
    const minutes = Math.max(1, Math.ceil(retryAfter / 60));
    return new AppError('credit-limits.too_many', { minutes });
  }
  const isStrange = reason.startsWith('it answered') && status < 500;
  return new AppError(isStrange ? 'credit-limits.not_understood' : 'credit-limits.not_reached');
}

const atCompany = <T>(
  { db }: AppContext,
  caller: Caller,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  db.transaction('app', async (tx) => {
    await authenticate(tx, caller);
    return work(tx);
  });
