import type { Country } from '#contract/kit/rules/countries.ts';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import type { CarLookUp, OwnerLookUp, OwnerPurpose } from '#contract/car/registry.ts';
import type { Tx } from '#server/db/open.ts';
import { brandBehind } from '#server/features/car/vehicles/exports.ts';
import { authenticate, type Caller } from '#server/kit/caller/caller.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { ExternalError } from '#server/kit/external.ts';
import type { Register } from './register.ts';
import { registerOf } from './registers.ts';
import { keepAnswer, keptAnswer, logLookUp, type KeptAnswer } from './registry-repo.ts';

/** Who looks something up, and when. */
export interface Asking {
  readonly caller: Caller;
  readonly now: Date;
}

const goodForMs = 30 * 86_400_000;

/**
 * What the register of its country says of a car. An answer of the last 30 days is given again
 * unless `fresh` is asked for; an older one when the register cannot be asked. Each look-up is
 * logged. Registers are slow: never inside a transaction.
 */
export async function lookUpCar(
  app: AppContext,
  { caller, now }: Asking,
  input: { licenseplate: string; country: Country; fresh?: boolean | undefined },
): Promise<CarLookUp> {
  const { country, fresh } = input;
  const plate = plateKey(input.licenseplate);
  const inSite = atSiteOf(app, caller);
  const register = registerOf(app, country, now);
  const kept = await inSite((tx) => keptAnswer(tx, country, plate));
  const young = kept && !fresh && now.getTime() - kept.fetchedAt.getTime() < goodForMs;
  const answer = young ? fromKept(kept) : await askAgain();
  const { source, outcome } = answer;
  return inSite(async (tx) => {
    await logLookUp(tx, caller, { kind: 'car', country, licenseplate: plate, source, outcome });
    return withOurMake(tx, answer);
  });

  async function askAgain(): Promise<CarLookUp> {
    if (!register) return kept ? fromKept(kept) : nothing('not_connected', null);
    const found = await ask(app, register, () => register.car(plate));
    if (found === 'unavailable') return kept ? fromKept(kept) : nothing('unavailable', register);
    if (!found) return nothing('unknown', register);
    await inSite((tx) => keepAnswer(tx, caller, register.source, found, now));
    return fromKept({ source: register.source, car: found.car, fetchedAt: now });
  }
}

/** Who owns a car, for a purpose. Nobody is told before it is logged; it is kept nowhere. */
export async function lookUpOwner(
  app: AppContext,
  { caller, now }: Asking,
  input: { licenseplate: string; country: Country; purpose: OwnerPurpose },
): Promise<OwnerLookUp> {
  const { country, purpose } = input;
  const plate = plateKey(input.licenseplate);
  const register = registerOf(app, country, now);
  const ownerOf = register?.owner?.bind(register);
  const owner = ownerOf && register ? await ask(app, register, () => ownerOf(plate)) : undefined;
  const outcome =
    owner === undefined
      ? 'not_connected'
      : owner === 'unavailable'
        ? 'unavailable'
        : owner === null
          ? 'unknown'
          : 'found';
  const source = owner === undefined ? '' : (register?.source ?? '');
  await atSiteOf(
    app,
    caller,
  )((tx) =>
    logLookUp(tx, caller, {
      kind: 'owner',
      country,
      licenseplate: plate,
      purpose,
      source,
      outcome,
    }),
  );
  return {
    outcome,
    source,
    demo: source !== '' && register?.demo === true,
    owner: outcome === 'found' ? (owner as OwnerLookUp['owner']) : null,
  };
}

// The catalogue has the last word on how a make is written.
async function withOurMake(tx: Tx, answer: CarLookUp): Promise<CarLookUp> {
  if (!answer.car || answer.car.make === '') return answer;
  const make = await brandBehind(tx, answer.car.make);
  return make === undefined ? answer : { ...answer, car: { ...answer.car, make } };
}

async function ask<T>(
  { http }: AppContext,
  { source }: Register,
  question: () => Promise<T>,
): Promise<T | 'unavailable'> {
  try {
    return await question();
  } catch (cause) {
    if (!(cause instanceof ExternalError)) throw cause;
    http.log.warn({ source, reason: cause.message }, 'a register could not be asked');
    return 'unavailable';
  }
}

const atSiteOf =
  ({ db }: AppContext, caller: Caller) =>
  <T>(work: (tx: Tx) => Promise<T>) =>
    db.transaction('app', async (tx) => {
      await authenticate(tx, caller);
      return work(tx);
    });

const fromKept = ({ source, car, fetchedAt }: KeptAnswer): CarLookUp => ({
  outcome: 'found',
  source,
  demo: source === 'Demo',
  fetched_at: fetchedAt.toISOString(),
  car,
});

const nothing = (outcome: CarLookUp['outcome'], register: Register | null): CarLookUp => ({
  outcome,
  source: register?.source ?? '',
  demo: register?.demo ?? false,
  fetched_at: null,
  car: null,
});
