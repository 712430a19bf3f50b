import { describe, expect, test } from 'vitest';
import { calendarCalls } from '#contract/booking/booking-settings/calendar-calls.ts';
import { bookingPortals } from '#contract/booking/booking-settings/portals.ts';
import { bookingReminders } from '#contract/booking/booking-settings/reminders.ts';
import {
  bookingPlaces,
  bookingPlans,
  bookingResources,
} from '#contract/booking/booking-settings/workshop.ts';
import {
  bookingAddons,
  bookingCategories,
  bookingServices,
} from '#contract/booking/booking-settings/catalogue.ts';
import {
  bookingSchedules,
  calendars,
  type Week,
} from '#contract/booking/booking-settings/calendars.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer } from '#tests/support/server.ts';

const named = () => ({ name: unique('Verksted') });
const open: Week = [[[480, 960]], [[480, 960]], [], [], [], [], []];
const at = (hour: string) => `2026-03-02T${hour}:00:00.000Z`;

crudSuite(calendars, {
  valid: named,
  changed: { slot_interval: 30, no_show_fee: 25_000 },
  wrong: { name: '', slot_interval: 4, cut_off: 1441 },
});
crudSuite(bookingCategories, {
  valid: named,
  changed: { icon: 'wheel', position: 2 },
  wrong: { icon: 'shoe' },
});
crudSuite(bookingServices, {
  valid: () => ({ ...named(), names: { nb: 'Hjulskift', en: 'Wheel change' } }),
  changed: { minutes: 45, minutes_by_class: { van: 60 }, place_kinds: ['lift'] },
  wrong: { minutes: 0, people: 3 },
});
crudSuite(bookingAddons, { valid: named, changed: { most: 4 }, wrong: { most: 0 } });
crudSuite(bookingSchedules, {
  valid: () => ({ ...named(), weeks: [open, open] }),
  changed: {
    weeks: [open],
    seasons: [{ name: 'Vinter', from: '11-01', to: '03-31', weeks: [open] }],
    exceptions: [{ day: '2026-12-24', hours: [[480, 720]], reason: 'Julaften' }],
  },
  wrong: { holidays: 'maybe' },
});
crudSuite(bookingPlaces, { valid: named, changed: { kind: 'truck' }, wrong: { cleaning: -1 } });
crudSuite(bookingResources, {
  valid: () => ({ ...named(), skills: ['EU-kontroll'] }),
  changed: { efficiency: 80 },
  wrong: { efficiency: 10 },
});
crudSuite(bookingPlans, {
  valid: () => ({ kind: 'absence', begins_at: at('08'), ends_at: at('12') }),
  changed: { kind: 'block', ends_at: at('13') },
  wrong: { ends_at: at('07'), begins_at: 'now' },
});
crudSuite(bookingPortals, {
  valid: () => ({ ...named(), slug: unique('portal'), share: 1 }),
  changed: { show_prices: false, languages: ['nb'] },
  wrong: { slug: 'To ord', share: 101 },
});
crudSuite(bookingReminders, {
  valid: () => ({ ...named(), templates: { nb: { subject: '', text: 'Velkommen' } } }),
  changed: { minutes_after: -1440, skip: ['drop_in'] },
  wrong: { transport: 'pigeon' },
});

test('a site has one default calendar: the first, until another is made it; both know of it', async () => {
  const server = await testServer();
  const me = await logInAs(server.db, { roles: ['manager'] });
  const { add, save, archive, one, history } = calendars.calls;
  const added = async () => (await server.call(add, { body: named() }, me)).body.data;
  const [first, second] = [await added(), await added()];
  expect([first.is_default, second.is_default]).toEqual([true, false]);

  const unset = { params: { id: first.id }, body: { is_default: false, version: 1 } };
  const refused = await server.call(save, unset, me);
  expect([refused.status, Object.keys(refused.body.error?.fields ?? {})]).toEqual([
    422,
    ['is_default'],
  ]);
  const away = await server.call(archive, { params: { id: first.id }, body: { version: 1 } }, me);
  expect(away.body.error?.code).toBe('booking-settings.default_calendar');

  const body = { is_default: true, version: 1 };
  await server.call(save, { params: { id: second.id }, body }, me);
  const params = { id: first.id };
  expect((await server.call(one, { params }, me)).body.data).toMatchObject({
    is_default: false,
    version: 2,
  });
  expect((await server.call(history, { params }, me)).body.data[0]?.action).toBe('save');
  const known = (await server.call(shellCalls.calendars, {}, me)).body.data;
  expect(known.map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [second.id, true],
    [first.id, false],
  ]);
});

describe('bad input is reported at its field', () => {
  async function desk() {
    const server = await testServer();
    const me = await logInAs(server.db, { roles: ['manager'] });
    const input = {
      name: 'Verksted',
      like_id: null,
      week: [...open],
      lifts: 2,
      people: ['Ola', 'Kari'],
    };
    const made = await server.call(calendarCalls.setUp, { body: input }, me);
    const calendar_id = made.body.data.id;
    const fieldsOf = async (of: Resource, body: object) => {
      const answer = await server.call(
        of.calls.add,
        { body: { ...named(), calendar_id, ...body } },
        me,
      );
      return Object.keys((answer.body as { error?: { fields?: object } }).error?.fields ?? {});
    };
    return { server, me, calendar_id, fieldsOf };
  }

  test('hours that end before they start, a variable nobody knows, a plan of no time', async () => {
    const { fieldsOf } = await desk();
    const wrong = [[[960, 480]], [], [], [], [], [], []];
    expect(await fieldsOf(bookingSchedules, { weeks: [wrong] })).toEqual(['weeks']);
    const exceptions = [
      {
        day: '2026-12-24',
        hours: [
          [480, 720],
          [600, 900],
        ],
        reason: '',
      },
    ];
    expect(await fieldsOf(bookingSchedules, { exceptions })).toEqual(['exceptions']);
    const templates = { nb: { subject: '', text: 'Hei {kunde}' } };
    expect(await fieldsOf(bookingReminders, { templates })).toEqual(['templates']);
    const times = { begins_at: at('08'), ends_at: at('08') };
    expect(await fieldsOf(bookingPlans, times)).toEqual(['ends_at']);
  });

  test('portals that are open together sell no more than there is', async () => {
    const { server, me, calendar_id } = await desk();
    const { add, publish, save, close } = bookingPortals.calls;
    const portal = async (share: number) => {
      const body = { ...named(), slug: unique('portal'), calendar_id, share };
      return (await server.call(add, { body }, me)).body.data.id;
    };
    const step = async (call: typeof publish, id: number, version: number) =>
      (await server.call(call, { params: { id }, body: { version } }, me)).body.error;
    const [first, second] = [await portal(60), await portal(60)];
    expect(await step(publish, first, 1)).toBeUndefined();
    const refused = await step(publish, second, 1);
    expect(refused).toMatchObject({ code: 'booking-settings.oversells' });
    expect(refused?.message).toContain('40');
    await server.call(save, { params: { id: second }, body: { share: 40, version: 1 } }, me);
    expect(await step(publish, second, 2)).toBeUndefined();
    const more = { params: { id: first }, body: { share: 61, version: 2 } };
    expect(Object.keys((await server.call(save, more, me)).body.error?.fields ?? {})).toEqual([
      'share',
    ]);
    expect(await step(close, first, 2)).toBeUndefined();
  });
});

describe('a calendar that is set up', () => {
  test('takes bookings at once, and says what is wrong with it later', async () => {
    const server = await testServer();
    const me = await logInAs(server.db, { roles: ['manager'] });
    const input = {
      name: 'Verksted',
      like_id: null,
      week: [...open],
      lifts: 2,
      people: ['Ola', 'Kari'],
    };
    const { id } = (await server.call(calendarCalls.setUp, { body: input }, me)).body.data;
    const overview = async (of: number) =>
      (await server.call(calendarCalls.overview, { params: { id: of } }, me)).body.data;
    expect(await overview(id)).toMatchObject({
      name: 'Verksted',
      is_default: true,
      warnings: [{ code: 'no_portal' }],
      counts: { booking_services: 7, booking_places: 2, booking_resources: 2, booking_portals: 0 },
    });
    const query = { calendar_id: String(id), per_page: 50 };
    const [place] = (await server.call(bookingPlaces.calls.list, { query }, me)).body.data;
    await server.call(
      bookingPlaces.calls.archive,
      { params: { id: place!.id }, body: { version: 1 } },
      me,
    );
    const body = { ...named(), calendar_id: id, place_kinds: ['truck' as const] };
    await server.call(bookingServices.calls.add, { body }, me);
    const { warnings, counts } = await overview(id);
    expect(counts['booking_places']).toBe(1);
    expect(warnings).toEqual([
      expect.objectContaining({ code: 'no_place', lacks: ['truck'] }),
      { code: 'no_portal' },
    ]);

    const like = { ...input, name: 'Hall 2', like_id: id, lifts: 3 };
    const copy = (await server.call(calendarCalls.setUp, { body: like }, me)).body.data;
    const copied = await overview(copy.id);
    expect(copied.is_default).toBe(false);
    expect(copied.counts).toMatchObject({ booking_services: 8, booking_places: 3 });
  });

  test('a week is planned as another, at the same times across a change of the clock', async () => {
    const server = await testServer();
    const me = await logInAs(server.db, { roles: ['manager'] });
    const input = { name: 'Verksted', like_id: null, week: [...open], lifts: 2, people: ['Ola'] };
    const { id } = (await server.call(calendarCalls.setUp, { body: input }, me)).body.data;
    const plan = { begins_at: '2026-03-27T07:00:00Z', ends_at: '2026-03-27T15:00:00Z' };
    await server.call(bookingPlans.calls.add, { body: { calendar_id: id, ...plan } }, me);
    const params = { id };
    const week = { from: '2026-03-23', to: '2026-03-30' };
    const { data } = (await server.call(calendarCalls.copyWeek, { params, body: week }, me)).body;
    expect(data.copied).toBe(1);
    const query = { calendar_id: String(id), sort_by: 'begins_at:desc' as const };
    const [copy] = (await server.call(bookingPlans.calls.list, { query }, me)).body.data;
    expect(copy?.begins_at).toBe('2026-04-03T06:00:00.000Z');

    // What stands there already stays beside it, unless it is to be put away.
    const again = async (body: typeof week & { instead?: boolean }) =>
      (await server.call(calendarCalls.copyWeek, { params, body }, me)).body;
    const there = async () =>
      (await server.call(bookingPlans.calls.list, { query }, me)).body.meta.total_items;
    expect((await again(week)).data).toEqual({ copied: 1, replaced: 0 });
    expect(await there()).toBe(3);
    expect((await again({ ...week, instead: true })).data).toEqual({ copied: 1, replaced: 2 });
    expect(await there()).toBe(2);
    const same = await again({ ...week, to: '2026-03-25' });
    expect(same.error?.code).toBe('booking-settings.same_week');

    const opened = (
      await server.call(calendarCalls.week, { params, query: { from: '2026-03-23' } }, me)
    ).body.data;
    expect(opened).toMatchObject({ '2026-03-23': 960, '2026-03-25': 0 });
    // The week of Easter.
    const easter = (
      await server.call(calendarCalls.week, { params, query: { from: '2026-04-06' } }, me)
    ).body.data;
    expect(easter['2026-04-06']).toBe(0);
  });
});
