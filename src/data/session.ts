import { send } from './api.ts';

// Not with the page: the login is shown before the contract is needed, which is when it is sent.
const calls = async () => (await import('#contract/platform/session.ts')).sessionCalls;

/** What a login opens: the tokens by site id, and the path below the site that the person starts at. */
export interface LoggedIn {
  readonly tokens: Record<string, string>;
  readonly startPage?: string | undefined;
}

/** Logs in, with a code when one is asked for; nothing of it is kept. Throws `ApiError`, `OfflineError`. */
export async function logIn(email: string, password: string, code?: string): Promise<LoggedIn> {
  const body = { email, password, ...(code && { code }) };
  return (await send((await calls()).login, { body })).data;
}

/** Loads what a login is sent with, so that it is there by the time somebody has typed. */
export async function prepareLogIn(): Promise<void> {
  await calls();
}

/** Asks for a link to choose a new password; the answer is the same whether the address is known or not. */
export async function requestReset(email: string): Promise<void> {
  await send((await calls()).forgot, { body: { email } });
}

/** Chooses a new password by the link's token. Throws `ApiError` 410 when the link was used or is too old. */
export async function resetPassword(token: string, password: string): Promise<void> {
  await send((await calls()).reset, { body: { token, password } });
}
