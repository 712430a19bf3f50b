import type { Insertable } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import { insertOne } from '#tests/support/insert-one.ts';
import { unique } from './unique.ts';

/** A mail that waits to be sent. */
export function makeMessage(db: Database, overrides: Partial<Insertable<Tables['messages']>> = {}) {
  return insertOne(db, 'messages', {
    transport: 'mail',
    recipient: `${unique('reader')}@example.test`,
    subject: unique('subject'),
    body: unique('body'),
    ...overrides,
  });
}
