import type { Tx } from '#server/db/open.ts';

interface Of {
  readonly email: string;
  readonly list: string;
}

/** Whether an address takes mails of a list. The transaction must be the system's. */
export async function isWanted(tx: Tx, { email, list }: Of): Promise<boolean> {
  const row = await tx
    .selectFrom('mail_opt_outs')
    .select('list')
    .where('email', '=', email.toLowerCase())
    .where('list', '=', list)
    .executeTakeFirst();
  return row === undefined;
}

/** Notes that an address takes mails of a list, or does not. The transaction must be the system's. */
export async function setWanted(tx: Tx, of: Of, wanted: boolean): Promise<void> {
  const email = of.email.toLowerCase();
  if (wanted) {
    await tx
      .deleteFrom('mail_opt_outs')
      .where('email', '=', email)
      .where('list', '=', of.list)
      .execute();
    return;
  }
  await tx
    .insertInto('mail_opt_outs')
    .values({ email, list: of.list })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
