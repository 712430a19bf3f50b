import { bookingPortals } from '#contract/booking/booking-settings/portals.ts';
import { unique } from '../unique.ts';
import type { workshop } from './workshop.ts';

const { add, publish, close } = bookingPortals.calls;

/** A portal of a workshop, published unless it is to stay a draft: its address, and what closes it. */
export async function makePortal(
  { set, calendar }: Pick<Awaited<ReturnType<typeof workshop>>, 'set' | 'calendar'>,
  overrides: object = {},
  state: 'draft' | 'published' = 'published',
) {
  const slug = unique('portal')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const body = { name: 'Nett', calendar_id: calendar, slug, ...overrides };
  let row = (await set(add, { body })).body.data;
  const step = async (call: typeof publish) => {
    const params = { id: row.id };
    row = (await set(call, { params, body: { version: row.version } })).body.data;
  };
  if (state === 'published') await step(publish);
  return { slug, close: () => step(close) };
}
