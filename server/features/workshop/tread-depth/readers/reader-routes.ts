import {
  treadReaderCalls,
  treadReaders,
  type Measurement,
} from '#contract/workshop/tread-depth/readers.ts';
import type { Tx } from '#server/db/open.ts';
import { audit } from '#server/kit/audit-repo.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount } from '#server/kit/mount.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { publishReading } from '../publish-reading.ts';
import { countSecret, payloadsOf, readerWithId, type Reader } from './reader-repo.ts';
import { isSigned, secretOf, signatureOf } from './signature.ts';
import { takeMeasurement } from './take-measurement.ts';
import { webhook } from './webhook.ts';

/** The devices that measure treads, and where they send. */
export function readerRoutes(app: AppContext): void {
  resourceRoutes(app, treadReaders);
  webhook(app);

  mount(
    app,
    treadReaderCalls,
  )({
    makeSecret: async ({ db, caller, params, requestId, address }) => {
      const reader = await readerOf(db, params.id);
      const secretsMade = await countSecret(db, reader.id);
      const { chainId, siteId, userId } = caller;
      await audit(db, {
        action: 'tread_readers.make_secret',
        chainId,
        siteId,
        userId,
        entity: 'tread_readers',
        entityId: reader.id,
        requestId,
        address,
      });
      const url = `${app.publicUrl}/api/v3/tread-depth/webhook/${reader.code}`;
      return { data: { secret: secretOf(app.keys, { ...reader, secretsMade }), url } };
    },
    test: async ({ db, params, now, requestId, address, afterCommit }) => {
      const reader = await readerOf(db, params.id);
      const body = JSON.stringify(played(reader, now));
      checkSignature(app, reader, body, now);
      const taken = await takeMeasurement(db, reader, {
        body,
        source: 'test',
        now,
        requestId,
        address,
      });
      if (!('readingId' in taken)) {
        throw new AppError('common.wrong_input', {}, { disabled: 'fields.format' });
      }
      if (taken.outcome === 'taken') afterCommit(() => publishReading(app, reader, taken.reading));
      return { data: { readingId: taken.readingId } };
    },
    payloads: async ({ db, params }) => ({
      data: await payloadsOf(db, (await readerOf(db, params.id)).id),
    }),
  });
}

async function readerOf(db: Tx, id: number): Promise<Reader> {
  const reader = await readerWithId(db, id);
  if (!reader) throw new AppError('common.not_found');
  return reader;
}

// The way of a real one, so that a test that passes says something.
function checkSignature(app: AppContext, reader: Reader, body: string, now: Date): void {
  if (reader.secretsMade === 0) throw new AppError('tread-depth.no_secret');
  const secret = secretOf(app.keys, reader);
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const bytes = Buffer.from(body);
  const signed = { timestamp, body: bytes, signature: signatureOf(secret, timestamp, bytes) };
  if (!isSigned(secret, signed, now)) throw new AppError('common.server');
}

// What a reader would say of a car that nobody knows: it lands among those without one.
function played({ unit }: Reader, now: Date): Measurement {
  const per = { mm: 1, tenths: 10, inch_32: 32 / 25.4 }[unit];
  const depths = (...mm: number[]) => mm.map((depth) => Math.round(depth * per * 10) / 10);
  return {
    id: `test-${now.toISOString()}`,
    measured_at: now.toISOString(),
    licenseplate: 'TEST123',
    odometer: 48_210,
    wheels: [
      { position: 'FL', depths: depths(5.2, 5.6, 5.1) },
      { position: 'FR', depths: depths(5.3, 5.7, 5.2) },
      { position: 'RL', depths: depths(6.1, 6.4, 6.2) },
      { position: 'RR', depths: depths(6, 6.4, 6.1) },
    ],
  };
}
