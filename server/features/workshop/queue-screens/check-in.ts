import type { CheckedIn } from '#contract/workshop/queue-screens.ts';
import { QueueStatus, type QueueDump, type QueuePerson } from '#contract/workshop/queue.ts';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import type { Tx } from '#server/db/open.ts';
import { insertLink, type OpenLink } from '#server/kit/links/link-repo.ts';
import { holdQueue, checkIn } from '#server/features/workshop/queue/exports.ts';
import { startOfDay } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import { hashOf, newCode } from '#server/kit/keys/secret-code.ts';
import { checkedInBy, noteCheckIn } from './check-ins-repo.ts';
import { pathOf } from './path-of.ts';
import { boardOf, placeOf } from './screen-states.ts';

const day = 86_400_000;

interface Input {
  readonly key: string;
  readonly licenseplate: string;
  readonly name: string;
}

/**
 * Lets somebody in at a kiosk, in a transaction that stands at its site. Who is in the queue
 * already, by the same key or the same plate, keeps their place; the answer does not say which.
 * `change` is what the panels are to be sent, if anything. Throws `queue-screens.nobody`, `closed`.
 */
export async function checkInAtKiosk(
  db: Tx,
  link: OpenLink,
  input: Input,
  now: Date,
): Promise<{ answer: CheckedIn; change: QueueDump | undefined }> {
  const licenseplate = plateKey(input.licenseplate) || null;
  const name = input.name || null;
  if (!licenseplate && !name) throw new AppError('queue-screens.nobody');
  const nobody = { chainId: link.chainId, siteId: link.siteId, userId: null };
  // Whoever else lets somebody in, at another kiosk or the reception, waits or has done so.
  await holdQueue(db, nobody);
  const board = await boardOf(db, link, now);
  if (!board.settings.kioskEnabled) throw new AppError('queue-screens.closed');

  const before = await checkedInBy(db, link.id, input.key);
  const here = before ?? board.people.find((person) => isHere(person, licenseplate))?.id;
  const change =
    here === undefined ? await checkIn(db, nobody, { licenseplate, name }, now) : undefined;
  const personId = here ?? change!.people[0].id;
  if (before === undefined) await noteCheckIn(db, link, input.key, personId);

  const path = await addVisitLink(db, link, personId, now);
  const people = [...board.people, ...(change?.people ?? [])];
  const person = people.find(({ id }) => id === personId);
  const place = person ? placeOf({ ...board, people }, person) : { place: null, minutes: null };
  return { answer: { ...place, path }, change };
}

/** Makes a page for a visit, which ends with the day; returns its path. */
export async function addVisitLink(
  db: Tx,
  at: Pick<OpenLink, 'chainId' | 'siteId' | 'timezone'>,
  personId: number,
  now: Date,
): Promise<string> {
  const code = newCode();
  const expiresAt = startOfDay(
    new Date(startOfDay(now, at.timezone).getTime() + 1.5 * day),
    at.timezone,
  );
  await insertLink(db, at, { kind: 'visit', hash: hashOf(code), personId, expiresAt });
  return pathOf('visit', code);
}

function isHere(person: QueuePerson, plate: string | null): boolean {
  if (plate === null || person[person.queue].status === QueueStatus.Done) return false;
  return plateKey(person.licenseplate ?? '') === plate;
}
