import * as z from 'zod/mini';
import { data, get, idParams, instant } from '../../kit/call.ts';
import { choice, money, number, reference, structure, text, yesNo } from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { states } from '../../kit/states.ts';
import { languages } from '../../platform/languages.ts';
import { embedHosts } from './embedding.ts';
import { portalFormFields, portalTexts, portalThemes } from './portal-form-fields.ts';
import { calendars } from './calendars.ts';
import { bookingServices } from './catalogue.ts';

/** Services by their ids: all that may be booked so, where none is said. */
export const serviceIds = {
  ...structure(z.array(z.int().check(z.positive())).check(z.maxLength(200)), [], {}),
  ids: { '': (): Resource => bookingServices },
};

/** Where customers book by themselves. */
export const bookingPortals = resource('booking-portals', {
  feature: 'booking-settings',
  path: '/v4/site/booking/portals',
  of: 'site',
  read: 'bookings.read',
  write: 'bookings.settings',
  title: 'name',
  within: 'calendar_id',
  sort: 'name:asc',
  fields: {
    name: text(60, { required: true, list: true, sort: true, search: true }),
    calendar_id: reference((): Resource => calendars, { required: true, filter: true }),
    state: states(
      { draft: 'all', published: 'all', closed: 'all' },
      {
        publish: { from: ['draft', 'closed'], to: 'published', usual: true },
        close: { from: ['published'], to: 'closed' },
      },
    ),
    /** What its address ends with; there is one of it in the installation. */
    slug: {
      ...text(60, { required: true, list: true, hint: true }),
      schema: text(60, { required: true }).schema.check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
    },
    host: text(120, { hint: true }),
    languages: structure(
      z.array(z.enum(languages)).check(z.maxLength(languages.length)),
      [...languages],
      {},
    ),
    theme: choice(portalThemes, {}),
    /** What of these is empty is as the host of the page has it. */
    logo: text(500, { hint: true }),
    primary_colour: text(7, { hint: true }),
    secondary_colour: text(7, {}),
    /** Whose pages may show it in a frame: nobody's, where none is said. */
    embed_hosts: structure(embedHosts, [], { hint: true }),
    texts: structure(z.partialRecord(z.enum(languages), portalTexts), {}, {}),
    service_ids: serviceIds,
    notice_hours: number({ from: 0, to: 720, unit: 'h' }, { required: true, default: 2 }),
    days_ahead: number({ from: 1, to: 400 }, { required: true, default: 60, list: true }),
    /** How much of what is open may be booked through it. */
    share: number(
      { from: 1, to: 100, unit: '%' },
      { required: true, default: 100, list: true, hint: true },
    ),
    show_prices: yesNo({ default: true }),
    /** What is booked is not confirmed before somebody at the site does. */
    needs_confirmation: yesNo({ hint: true }),
    /** The customer who books proves by a code that the telephone or mail is theirs; where it is off, from the third booking of a season. */
    needs_proof: yesNo({ hint: true }),
    /** Customers whose wheels are stored see them. */
    own_sets: yesNo({ default: true, hint: true }),
    required_fields: structure(
      z.array(z.enum(portalFormFields)).check(z.maxLength(portalFormFields.length)),
      ['name', 'mobile', 'licenseplate'],
      {},
    ),
    cancel_hours: number({ from: 0, to: 720, unit: 'h' }, { required: true, default: 24 }),
    move_hours: number({ from: 0, to: 720, unit: 'h' }, { required: true, default: 24 }),
    cancel_fee: money({ hint: true }),
  },
  sections: {
    portal: ['name', 'calendar_id', 'state', 'slug', 'host', 'languages'],
    look: ['theme', 'logo', 'primary_colour', 'secondary_colour'],
    offer: ['notice_hours', 'days_ahead', 'share', 'show_prices', 'service_ids'],
    asked: ['required_fields', 'needs_proof', 'own_sets', 'needs_confirmation'],
    changes: ['cancel_hours', 'move_hours', 'cancel_fee'],
    texts: ['texts'],
    embedding: ['embed_hosts'],
  },
});

export const portalCalls = {
  preview: get('/v4/site/booking/portals/{id}/preview', {
    summary:
      'The address at which a portal is seen as its customers will see it, published or not, for a day; nothing can be booked there',
    access: 'bookings.settings',
    secret: true,
    params: idParams,
    result: data(z.object({ path: z.string(), expires_at: instant })),
    errors: ['common.archived'],
  }),
};
