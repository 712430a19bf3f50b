import { database } from '#src/data/database.ts';
import { drain } from '#src/data/outbox/outbox-drain.ts';
import { sendable, type OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { tokenFor, type SiteId } from '#src/data/tokens.ts';
import { rowsAbout } from './known-hotel.ts';
import { intentIn, isIntent, isOfSet } from './pending.ts';

/**
 * Lets go what was done with a set and refused, with all that waits behind it: something was done
 * with the set since, as it stands by now, and says where it is. Nothing is let go where something
 * else than a scan was refused: that is not said again by a scan. `but` is the key of what was done.
 */
export async function dropOvertaken(siteId: SiteId, setId: number, but?: string): Promise<void> {
  const rows = (await rowsOf(siteId, setId)).filter(({ key }) => key !== but);
  if (rows.some((row) => row.state === 'refused' && !isIntent(row))) return;
  const kept = new Set(sendable(rows).map(({ seq }) => seq));
  const overtaken = rows.filter((row) => !kept.has(row.seq) && isIntent(row));
  await database.outbox.bulkDelete(overtaken.map(({ seq }) => seq));
}

/** Sends what was done with a set on this device before; resolves with whether nothing of it waits to be sent any more. What was refused waits for its person, and not to be sent. */
export async function sendAhead(siteId: SiteId, setId: number): Promise<boolean> {
  const waits = async () => sendable(await rowsOf(siteId, setId)).length > 0;
  if (!(await waits())) return true;
  await drain(siteId);
  return !(await waits());
}

/** Whether something cannot be sent before somebody has decided what becomes of something before it. */
export async function isHeld(row: OutboxRow): Promise<boolean> {
  const rows = await rowsOf(row.siteId, intentIn(row).set_id);
  return !sendable(rows).some(({ seq }) => seq === row.seq);
}

async function rowsOf(siteId: SiteId, setId: number): Promise<OutboxRow[]> {
  const userId = tokenFor(siteId)?.userId;
  const rows = await rowsAbout(database, setId);
  return rows.filter((row) => row.siteId === siteId && row.userId === userId && isOfSet(row));
}
