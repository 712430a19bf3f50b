import { http, HttpResponse, type RequestHandler } from 'msw';

/** What a test says of the back end it plays; what it does not say is plain. */
export interface Foreign {
  /** Answers of single calls by method and path, instead of the plain ones. */
  readonly instead?: Record<string, (request: Request) => Response | Promise<Response>>;
}

const now = Date.now();
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

/** Somebody who waits, as specification §3 has them: nothing of the queue they are not in. */
export const person = (id: number, licenseplate: string | null, minutes: number) => ({
  id,
  licenseplate,
  name: 'Ola Nordmann',
  queue: 'expedite',
  customer_id: 7,
  car_id: null,
  car_brand: null,
  tyre_hotel_id: null,
  tyre_hotel_v2: null,
  order_id: null,
  expedite: { start_at: ago(minutes), status: 1 },
  somethingNew: { nested: true },
});

const profile = {
  id: 12,
  firstname: 'Liv',
  lastname: 'Berg',
  fullname: 'Liv Berg',
  email: 'liv@foreign.test',
  tz: 'Europe/Oslo',
  language: 'sv_SE',
  features: ['BookingCalendarView'],
};

const data = (value: unknown) => () =>
  HttpResponse.json({ data: value, meta: { took: 3 }, version: 'foreign' });

// Specification §7, line by line.
const plain: Record<string, (request: Request) => Response | Promise<Response>> = {
  'GET /v3/user/profile': data({ profile }),
  'GET /v3/user/navbar': data({
    nav: [{ Customers: [{ name: 'Cars', url: '/cars' }] }],
    navbarButtons: [{ name: 'Orders', url: '/order/list', newUrl: '/N0/order2/main' }],
    hasSearchBar: false,
    hasCustomerQueue: true,
    hasNotifications: true,
  }),
  'GET /v4/site/notifications/get-for-user': data([]),
  'GET /v4/site/notifications/get-unread-counter': data({ data: 4 }),
  'GET /v3/queue/options': data({
    options: {
      callTime: 10,
      expediteTargets: ['1', '2'],
      garageTargets: [],
      enableGarageQueue: false,
    },
  }),
  // The dump comes by the live socket.
  'GET /v3/queue/refresh': data(null),
  'POST /v3/queue/:id/expedite': () => new HttpResponse(null, { status: 204 }),
  'POST /v3/queue/wait/:id/:queue': () => new HttpResponse(null, { status: 204 }),
  'POST /v3/queue/:id/done': () => new HttpResponse(null, { status: 204 }),
  'POST /v3/queue/:id/call': () => new HttpResponse(null, { status: 204 }),
  'GET /v3/integrations/easypos/settings': data({ url: null }),
  'GET /v3/vehicle/brand': data([{ id: 1, name: 'Volvo', logo: null }]),
  'GET /v4/site/calendars': data([{ id: 1, isDefault: true }]),
  'GET /v4/site/socket/token': data({ token: 'socket-token' }),
  'GET /v3/whitelabel': data(null),
  'GET /i18n': data({}),
};

/** The calls of specification §7 and no other: everything else is not found. */
export function handlersOf({ instead = {} }: Foreign): RequestHandler[] {
  const named = Object.entries({ ...plain, ...instead }).map(([call, answer]) => {
    const [method = '', path = ''] = call.split(' ');
    const verb = method.toLowerCase() as 'get' | 'post';
    return http[verb](`*/api${path}`, ({ request }) => answer(request));
  });
  return [...named, http.all('*/api/*', () => HttpResponse.json({}, { status: 404 }))];
}
