import { expect, test } from 'vitest';
import { portalBy, portalLike, type AroundPortal } from './portal-start-rules.ts';

const around = (overrides: Partial<AroundPortal> = {}): AroundPortal => ({
  services: [
    { id: 1, needs_set: true },
    { id: 2, needs_set: false },
  ],
  portals: [],
  calendarId: 7,
  ...overrides,
});
const open = (share: number, calendar_id = 7) => ({
  calendar_id,
  share,
  slug: 'hjulskift',
  state: 'published' as const,
});

test('a portal for the tyre hotel offers what wheels in store are needed for, and gives a day to fetch them', () => {
  expect(portalBy('hotel_change', around())).toMatchObject({ service_ids: [1], notice_hours: 24 });
});

test('a portal of the workshop offers all services; one for a chain is confirmed by somebody', () => {
  expect(portalBy('workshop', around()).service_ids).toBeUndefined();
  expect(portalBy('chain', around())).toMatchObject({ needs_confirmation: true });
});

test('a new portal sells no more than is left of its calendar, and all where nothing is, which publishing tells', () => {
  const portals = [open(60), open(100, 8)];
  expect(portalBy('workshop', around({ portals })).share).toBe(40);
  expect(portalBy('workshop', around({ portals: [open(100)] })).share).toBe(100);
});

const hjulskift = {
  id: 3,
  name: 'Nettbooking',
  host: 'booking.example',
  ...open(30),
  languages: ['nb' as const],
  theme: 'dark' as const,
  texts: { nb: { welcome: 'Hei', done: 'Takk' } },
  service_ids: [1],
  notice_hours: 5,
  days_ahead: 30,
  show_prices: false,
  needs_confirmation: true,
  own_sets: false,
  required_fields: ['email' as const],
  cancel_hours: 12,
  move_hours: 6,
  cancel_fee: 20_000,
};

test('a copy has theme, languages, texts, services and rules of a portal, and an address of its own', () => {
  const portals = [open(30), { ...open(10), slug: 'hjulskift-2' }];
  const {
    id: _,
    name: _name,
    host: _host,
    calendar_id: _calendar,
    state: _state,
    ...same
  } = hjulskift;
  const copy = portalLike(hjulskift as never, around({ portals }));
  expect(copy).toEqual({ ...same, slug: 'hjulskift-3' });
});

test('a copy in another calendar offers all that is offered there', () => {
  const copy = portalLike(hjulskift as never, around({ calendarId: 8 }));
  expect(copy).toMatchObject({ service_ids: [], theme: 'dark', share: 30 });
});
