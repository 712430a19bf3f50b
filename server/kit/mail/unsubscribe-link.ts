import * as z from 'zod/mini';
import { mailLists, type MailList } from '#contract/platform/preferences.ts';
import { now } from '../clock.ts';
import { readToken, signToken, type Keys } from '../keys/keys.ts';

const audience = 'unsubscribe';
// People look for the link in mails that are old.
const goodForDays = 1100;
const day = 86_400_000;

const claims = z.object({
  aud: z.literal(audience),
  sub: z.string().check(z.minLength(3), z.maxLength(254)),
  list: z.enum(mailLists),
});

/** Whose mails of which kind a link is about. */
export interface Subscription {
  readonly email: string;
  readonly list: MailList;
}

/** The address that a mail of a list carries (RFC 8058): opened it asks, posted to it unsubscribes. */
export async function unsubscribeLink(
  app: { keys: Keys; publicUrl: string },
  { email, list }: Subscription,
): Promise<string> {
  const expires = new Date(now().getTime() + goodForDays * day);
  const token = await signToken(app.keys, { sub: email.toLowerCase(), list }, audience, expires);
  return `${app.publicUrl}/email/unsubscribe?token=${token}`;
}

/** What a link's token is about, or undefined when we did not sign it for this, or too long ago. */
export async function readUnsubscribe(
  keys: Keys,
  token: string,
): Promise<Subscription | undefined> {
  const read = claims.safeParse(await readToken(keys, token));
  return read.success ? { email: read.data.sub, list: read.data.list } : undefined;
}
