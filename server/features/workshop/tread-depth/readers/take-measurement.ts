import { dayOf } from '#contract/kit/time/zoned-time.ts';
import { measurement, type Measurement } from '#contract/workshop/tread-depth/readers.ts';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import type { Tx } from '#server/db/open.ts';
import { audit } from '#server/kit/audit-repo.ts';
import { unsoundText } from '#server/kit/input/sound-text.ts';
import { fillIn, usualSeason } from '../reading-rules.ts';
import { carOfPlate } from '../save-reading.ts';
import { standardOf } from '../thresholds-repo.ts';
import { depthsOf } from './measurement-rules.ts';
import { insertMeasured, measuredBefore } from './measured-repo.ts';
import { keepPayload, noteDay, type Reader } from './reader-repo.ts';

// A reader's clock may be ahead, and its day another one.
const day = 86_400_000;

/** What became of something that a reader sent; `reading` when it is new. */
export type Taken =
  | { readonly outcome: 'taken'; readonly readingId: number; readonly reading: NewReading }
  | { readonly outcome: 'repeated'; readonly readingId: number }
  | { readonly outcome: 'unreadable' | 'disabled'; readonly problem: string };

/** What the people of a site are notified of a new reading by. */
export interface NewReading {
  readonly id: number;
  readonly carId: number | null;
  readonly licenseplate: string;
  readonly verdict: string;
}

interface Input {
  readonly body: string;
  readonly source: 'reader' | 'test';
  readonly now: Date;
  readonly requestId: string;
  readonly address: string;
}

/** Takes what a reader sent, in a transaction that stands at its site; the log records it whatever becomes of it. */
export async function takeMeasurement(tx: Tx, reader: Reader, input: Input): Promise<Taken> {
  const { body, now } = input;
  await noteDay(tx, reader, 'last_seen', dayOf(now.getTime(), reader.timezone));
  const taken = await take(tx, reader, input);
  await keepPayload(tx, reader, {
    at: now,
    // PostgreSQL keeps no NUL.
    body: body.replaceAll('\0', '\u{FFFD}'),
    ...taken,
    externalId: readMeasurement(body)?.id.toWellFormed().replaceAll('\0', '') ?? '',
  });
  return taken;
}

async function take(tx: Tx, reader: Reader, input: Input): Promise<Taken> {
  if (reader.disabled) return { outcome: 'disabled', problem: '' };
  const sent = jsonOf(input.body);
  if (unsoundText(sent) !== undefined) {
    return { outcome: 'unreadable', problem: 'signs that cannot be kept' };
  }
  const read = measurement.safeParse(sent);
  if (!read.success) {
    const [first] = read.error.issues;
    return { outcome: 'unreadable', problem: `${first?.path.join('.')}: ${first?.message}` };
  }
  if (Date.parse(read.data.measured_at) > input.now.getTime() + day) {
    return { outcome: 'unreadable', problem: 'measured_at: still to come' };
  }
  const depths = depthsOf(read.data, reader);
  if (!depths) return { outcome: 'unreadable', problem: 'wheels: deeper than any tyre' };
  const before = await measuredBefore(tx, reader.id, read.data.id);
  if (before !== undefined) return { outcome: 'repeated', readingId: before };
  return insertReading(tx, reader, read.data, depths, input);
}

async function insertReading(
  tx: Tx,
  reader: Reader,
  measured: Measurement,
  depths: NonNullable<ReturnType<typeof depthsOf>>,
  { source, requestId, address }: Input,
): Promise<Taken> {
  const { chainId, siteId } = reader;
  const standard = await standardOf(tx, reader);
  const day = dayOf(Date.parse(measured.measured_at), reader.timezone);
  const season = measured.season ?? usualSeason(day, standard);
  const licenseplate = plateKey(measured.licenseplate);
  const car = await carOfPlate(tx, licenseplate, standard.country);
  const filled = fillIn(
    depths,
    { day, season, country: car?.country ?? standard.country },
    standard,
  );
  const id = await insertMeasured(tx, reader, {
    licenseplate,
    car_id: car?.id ?? null,
    matched: car !== undefined,
    read_on: day,
    season,
    odometer: measured.odometer ?? null,
    source,
    external_id: measured.id,
    ...depths,
    ...filled,
  });
  await audit(tx, {
    action: 'tread_readings.receive',
    chainId,
    siteId,
    entity: 'tread_readings',
    entityId: id,
    detail: { readerId: reader.id },
    requestId,
    address,
  });
  const reading = { id, carId: car?.id ?? null, licenseplate, verdict: filled.verdict };
  return { outcome: 'taken', readingId: id, reading };
}

const readMeasurement = (body: string) => measurement.safeParse(jsonOf(body)).data;

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
