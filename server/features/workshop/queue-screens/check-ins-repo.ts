import type { Tx } from '#server/db/open.ts';
import type { OpenLink } from '#server/kit/links/link-repo.ts';

/** Who was checked in by a kiosk with this key, if anybody was. */
export async function checkedInBy(
  tx: Tx,
  linkId: number,
  key: string,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('queue_check_ins')
    .select('person_id')
    .where('link_id', '=', linkId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.person_id;
}

export async function noteCheckIn(
  tx: Tx,
  link: OpenLink,
  key: string,
  personId: number,
): Promise<void> {
  await tx
    .insertInto('queue_check_ins')
    .values({
      chain_id: link.chainId,
      site_id: link.siteId,
      link_id: link.id,
      key,
      person_id: personId,
    })
    .execute();
}
