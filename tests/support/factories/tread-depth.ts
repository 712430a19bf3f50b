import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import { treadThresholds } from '#contract/workshop/tread-depth/thresholds.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import { insertOne } from '#tests/support/insert-one.ts';
import type { Site } from './organisation.ts';
import { makeSettings } from './resources.ts';

/** A reading at a site: summer tyres with 5 mm all round, of no known car, unless said. */
export function makeReading(
  db: Database,
  { site, ...overrides }: { site: Site } & Partial<Insertable<Tables['tread_readings']>>,
) {
  return insertOne(db, 'tread_readings', {
    chain_id: site.chain_id,
    site_id: site.id,
    licenseplate: 'AB12345',
    read_on: '2026-06-01',
    fl: 50,
    fr: 50,
    rl: 50,
    rr: 50,
    least_depth: 50,
    fl_1: 50,
    fr_1: 50,
    rl_1: 50,
    rr_1: 50,
    verdict: 'ok',
    legal: 16,
    recommended: 30,
    watch: 40,
    law_country: 'NO',
    law_from: '2000-01-01',
    ...overrides,
  });
}

/** What stands at a site that uses tread depths: thresholds, and a reader's address, link and payload around the rows given. */
export async function createTreadDepth(
  db: Database,
  { site, readingId, readerId }: { site: Site; readingId: number; readerId: number },
  canary: string,
): Promise<void> {
  const own = { chain_id: site.chain_id, site_id: site.id };
  await makeSettings(db, treadThresholds, site, { region: 'north' });
  await db.transaction('system', async (tx) => {
    await tx
      .insertInto('links')
      .values({
        ...own,
        kind: 'tread_reading',
        reading_id: readingId,
        code_hash: randomBytes(32),
        expires_at: new Date('2100-01-01'),
      })
      .execute();
    await tx
      .insertInto('tread_payloads')
      .values({ ...own, reader_id: readerId, outcome: 'taken', body: canary })
      .execute();
  });
}
