import type { NotificationChoices } from '#contract/platform/notifications/choice-calls.ts';
import type { Tx } from '#server/db/open.ts';
import { usualChoices } from '../sending/delivery-rules.ts';

/** Somebody's choices as the database may hold them: none, some kinds, all. */
interface Kept {
  readonly kinds: unknown;
  readonly quiet_from: string | null;
  readonly quiet_to: string | null;
}

/** The choices with the usual ones for every kind that is newer than the choice. */
export function choicesOf({ kinds, quiet_from, quiet_to }: Kept): NotificationChoices {
  return {
    kinds: { ...usualChoices.kinds, ...(kinds as Partial<NotificationChoices['kinds']> | null) },
    quiet: quiet_from !== null && quiet_to !== null ? { from: quiet_from, to: quiet_to } : null,
  };
}

export interface Chosen extends NotificationChoices {
  readonly version: number;
  readonly phone: string;
}

/** How a person chose to be told. The transaction must be the system's, as for all here. */
export async function readChoices(tx: Tx, userId: number): Promise<Chosen> {
  const row = await tx
    .selectFrom('users')
    .leftJoin('notification_choices as c', 'c.user_id', 'users.id')
    .select(['users.phone', 'c.kinds', 'c.quiet_from', 'c.quiet_to', 'c.version'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...choicesOf(row), version: row.version ?? 1, phone: row.phone };
}

/** Saves them over the given version; false when they are of another by now. */
export async function saveChoices(
  tx: Tx,
  userId: number,
  { kinds, quiet, version }: NotificationChoices & { version: number },
): Promise<boolean> {
  const values = {
    kinds: JSON.stringify(kinds),
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
    version: version + 1,
  };
  const row = await tx
    .insertInto('notification_choices')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(values)
        .where('notification_choices.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}
