import * as z from 'zod/mini';
import { data, get } from '../../kit/call.ts';

const openDay = z.object({
  id: z.int(),
  name: z.string(),
  number: z.string(),
  site: z.object({ id: z.int(), name: z.string() }),
  /** Nothing is sold by it. */
  is_practice: z.boolean(),
  has_drawer: z.boolean(),
  currency: z.string(),
  /** The day of the first entry since its last Z report. */
  since: z.string(),
  /** What was sold less what came back, with VAT, in minor units. */
  sold: z.int(),
  /** Sales and returns. */
  receipts: z.int(),
});
export type OpenDay = z.output<typeof openDay>;

/** Registers whose day is open, wherever the person may end it. */
export const openDayCalls = {
  openDays: get('/v4/site/open-days', {
    summary:
      'The cash registers in which something was entered since their last Z report, at all sites of the chain where the caller may end their day',
    access: 'cash.close_day',
    result: data(z.array(openDay)),
  }),
};
