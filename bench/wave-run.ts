// `npx node bench/wave-run.ts customers=10000`: a whole wave on PostgreSQL: its audience, its
// simulation, and the making of its bookings by the job, 14 places and 16 people for eight weeks.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { autoBookingCalls } from '#contract/booking/auto-bookings/auto-booking-calls.ts';
import { autoBookings } from '#contract/booking/auto-bookings/auto-bookings.ts';
import { openDatabase } from '#server/db/open.ts';
import { migrate } from '#server/db/migrate.ts';
import { runWaves } from '#server/features/booking/auto-bookings/jobs.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { waves, inDays } from '#tests/support/factories/booking/waves.ts';
import { serverOver } from '#tests/support/server.ts';
import { throwAwayPostgres } from '../scripts/throw-away-postgres.ts';

const customers = Number(/customers=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 10_000);
const postgres = await throwAwayPostgres();
const dir = mkdtempSync(join(tmpdir(), 'wheelhouse-bench-'));
const db = await openDatabase({ url: postgres.url });
await migrate(db);
const server = await serverOver(db, { DATA_DIR: dir, NODE_ENV: undefined });
const at = await waves(server, {
  customers: 0,
  lifts: 14,
  people: 16,
  hours: Array.from({ length: 7 }, () => [[420, 1200] as [number, number]]),
});
await at.reminder('auto_invite');
await db.transaction('system', async (tx) => {
  const { chain_id: chain, id: site } = at.site;
  await sql`
    with who as (
      insert into customers (chain_id, number, name, phone)
      select ${chain}, 'W' || nth, 'Kunde ' || nth, '9' || lpad(nth::text, 7, '0')
      from generate_series(1, ${customers}) nth returning chain_id, id, number
    ), car as (
      insert into cars (chain_id, licenseplate, customer_id)
      select chain_id, 'WV' || substr(number, 2), id from who
      returning chain_id, id, customer_id, licenseplate
    )
    insert into wheel_sets (chain_id, site_id, number, licenseplate, car_id, customer_id, season, state)
    select chain_id, ${site}, licenseplate, licenseplate, id, customer_id, 'friction', 'received'
    from car`.execute(tx);
});
await db.executeSql('analyze');

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const done = await work();
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return done;
}
const audience = { season: 'winter' as const, service_id: at.wheels };
const wave = await at.add({ last_day: daysAfter(inDays(7), 55), share: 80 });
await timed(`audience of ${customers}`, () =>
  at.call(autoBookingCalls.audience, { body: audience }),
);
await timed('simulation', () => at.step(wave.id, 'propose'));
await at.step(wave.id, 'run');
await timed('bookings made', () => runWaves(server.app));
await timed('board', () => at.board(wave.id));
const { body } = await at.call(autoBookings.calls.one, { params: { id: wave.id } });
console.log(`planned ${body.data.planned}, made ${body.data.made}`);
await server.app.http.close();
await db.close();
await postgres.stop();
rmSync(dir, { recursive: true });
