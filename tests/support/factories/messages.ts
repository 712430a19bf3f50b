import type { Insertable } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import { unique } from './unique.ts';

/** A mail that waits to be sent. */
export function makeMessage(db: Database, given: Partial<Insertable<Tables['messages']>> = {}) {
  return db.transaction('system', (tx) =>
    tx
      .insertInto('messages')
      .values({
        transport: 'mail',
        recipient: `${unique('reader')}@example.test`,
        subject: unique('subject'),
        body: unique('body'),
        ...given,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}
