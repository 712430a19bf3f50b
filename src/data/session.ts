import { sessionCalls } from '#contract/session.ts';
import { send } from './api.ts';

/** Logs in; returns the tokens by site id without keeping them. Throws `ApiError`, `OfflineError`. */
export async function logIn(email: string, password: string): Promise<Record<string, string>> {
  const { data } = await send(sessionCalls.login, { body: { email, password } });
  return data.tokens;
}

/** Asks for a link to choose a new password; the answer is the same whether the address is known or not. */
export async function askForReset(email: string): Promise<void> {
  await send(sessionCalls.forgot, { body: { email } });
}

/** Chooses a new password by the link's token. Throws `ApiError` 410 when the link was used or is too old. */
export async function resetPassword(token: string, password: string): Promise<void> {
  await send(sessionCalls.reset, { body: { token, password } });
}
