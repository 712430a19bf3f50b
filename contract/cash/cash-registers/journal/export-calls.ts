import * as z from 'zod/mini';
import { get, idParam } from '../../../kit/call.ts';
import { oneLine } from '../../../kit/text.ts';

/** As what the journals of a company are taken: the file for the tax authority alone, or a pack for a control. */
const exportKinds = ['saft', 'pack'] as const;

/** How many stand on a page of the log. */
export const exportsPerPage = 20;

const taken = z.object({
  id: z.int(),
  kind: z.enum(exportKinds),
  from: z.string(),
  to: z.string(),
  reason: z.string(),
  day: z.string(),
  time: z.string(),
  user: z.string(),
});
export type TakenExport = z.output<typeof taken>;

/** The days that are taken, both included, and why somebody takes them, which is kept. */
const period = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  reason: oneLine(200).check(z.minLength(1)),
});

/** What leaves the journals of a company's cash registers, and the log of who took it. */
export const exportCalls = {
  saft: get('/v4/site/cash-registers/saft', {
    summary:
      'The journals of the company in a period, as the Norwegian tax authority asks for them: SAF-T Cash Register 1.00; who takes it and why is kept',
    access: 'cash.export',
    query: period,
    result: z.unknown(),
    answers: 'file',
    errors: ['cash-registers.no_seller'],
  }),
  pack: get('/v4/site/cash-registers/pack', {
    summary:
      'All that a control asks for in one zip: SAF-T of a period, what checks found, Z reports, public keys and a manual; who takes it and why is kept',
    access: 'cash.export',
    query: period,
    result: z.unknown(),
    answers: 'file',
    errors: ['cash-registers.no_seller'],
  }),
  log: get('/v4/site/cash-registers/exports', {
    summary: 'Who took the journals of the company, of which days and why, the newest first',
    access: 'cash.export',
    query: z.object({ page: z.optional(idParam) }),
    result: z.object({ data: z.array(taken), meta: z.object({ total: z.int() }) }),
  }),
};
