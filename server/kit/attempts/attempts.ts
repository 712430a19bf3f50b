import { emailKey } from '#contract/kit/rules/same-text.ts';
import { writesLittle } from '#server/db/writes-little.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { networkOf } from '#server/kit/http/address.ts';
import { hashOf } from '#server/kit/keys/secret-code.ts';
import { countAttempts, noteAttempts } from './attempts-repo.ts';

/** Tries within so long are counted together. */
const together = 15 * 60_000;

/** What is counted, and how often it may be tried within the time. */
export type Limits = Record<string, number>;

/** The names under which tries of an account from an address, or on a device, are counted. */
export function subjectsOf(what: string, email: string, address: string, deviceId = '') {
  const account = `${what}:account:${emailKey(email)}`;
  const network = networkOf(address);
  return {
    accountFromNetwork: `${account}:${network}`,
    account,
    device: `${account}:device:${hashOf(deviceId).toString('base64url')}`,
    network: `${what}:network:${network}`,
  };
}

/**
 * Counts this try before it is known how it ends, so that many at once are counted too. Returns
 * the subjects that have been tried more often than allowed.
 */
export async function countTry(app: AppContext, limits: Limits, at: Date): Promise<Set<string>> {
  const subjects = Object.keys(limits);
  const tries = await app.db.transaction('system', async (tx) => {
    await writesLittle(tx);
    await noteAttempts(tx, subjects, at);
    return countAttempts(tx, subjects, new Date(at.getTime() - together));
  });
  return new Set(subjects.filter((subject) => (tries.get(subject) ?? 0) > limits[subject]!));
}
