import type { Tx } from '#server/db/open.ts';

/** How many tries each subject has had since. */
export async function countAttempts(
  tx: Tx,
  subjects: string[],
  since: Date,
): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('attempts')
    .select(['subject', (e) => e.fn.countAll<number>().as('tries')])
    .where('subject', 'in', subjects)
    .where('at', '>', since)
    .groupBy('subject')
    .execute();
  return new Map(rows.map((row) => [row.subject, row.tries]));
}

export async function noteAttempts(tx: Tx, subjects: string[], at: Date): Promise<void> {
  await tx
    .insertInto('attempts')
    .values(subjects.map((subject) => ({ subject, at })))
    .execute();
}

/** A login that succeeded forgets the failed ones before it. */
export async function forgetAttempts(tx: Tx, subjects: string[]): Promise<void> {
  await tx.deleteFrom('attempts').where('subject', 'in', subjects).execute();
}

/** One try turned out to be none to count: of a network, whose other failures stay. */
export async function forgetAttempt(tx: Tx, subject: string, at: Date): Promise<void> {
  await tx
    .deleteFrom('attempts')
    .where('id', '=', (one) =>
      one
        .selectFrom('attempts')
        .select('id')
        .where('subject', '=', subject)
        .where('at', '=', at)
        .limit(1),
    )
    .execute();
}
