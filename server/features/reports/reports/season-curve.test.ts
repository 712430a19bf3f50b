import { expect, test } from 'vitest';
import type { ReportAnswer } from '#contract/kit/report.ts';
import { seasonCurve } from '#contract/reports/season-curve.ts';
import { todayOf } from '#server/kit/clock.ts';
import { hotelStaff, intentOf } from '#tests/support/factories/hotel/staff.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

test('a set counts when it comes in and when it leaves, not from shelf to shelf, found again or taken back', async () => {
  const { call, place, takeIn, send } = await hotelStaff(server);
  const [shelf, other] = [await place({ room: 9 }), await place({ room: 9 })];
  const done = async (...[set, ...how]: Parameters<typeof intentOf>) => {
    const sent = intentOf(set, ...how);
    const [outcome] = await send(sent);
    expect(outcome?.error).toBeNull();
    return { ...set, ...outcome!.set!, sent };
  };
  const summer = await takeIn({ place_id: shelf.id, season: 'summer', licenseplate: 'EL10001' });
  await done(await done(summer, 'store', { place_id: other.id }), 'mount');
  const winter = await takeIn({ place_id: shelf.id, season: 'studded', licenseplate: 'EL10002' });
  await done(await done(winter, 'miss'), 'store', { place_id: shelf.id });
  const back = await takeIn({ place_id: shelf.id, season: 'studded', licenseplate: 'EL10003' });
  const left = await done(back, 'return');
  await done(left, 'undo', { undoes: left.sent.intent });

  const today = todayOf({ now: new Date(), caller: { timezone: 'Europe/Oslo' } });
  const asked = { from: today, to: today } as const;
  const run = async (query: { by?: 'season'; way?: 'in' | 'out' }) => {
    const { body } = await call(seasonCurve.calls.run, { query: { ...asked, ...query } });
    return (body as unknown as { data: ReportAnswer }).data;
  };
  expect((await run({})).totals).toEqual([4, 3, 1, 0]);
  expect((await run({ way: 'out' })).totals).toEqual([1, 0, 1, 0]);
  const { lines } = await run({ by: 'season', way: 'in' });
  expect(lines.map(({ key, values }) => [key, values[0]])).toEqual([
    ['summer', 1],
    ['studded', 2],
    ['friction', 0],
    ['all_season', 0],
  ]);
});
