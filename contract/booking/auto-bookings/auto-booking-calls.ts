import * as z from 'zod/mini';
import { data, get, idParam, idParams, post } from '../../kit/call.ts';
import { dayOutput, dayInput } from '../../kit/time/days.ts';
import { version } from '../../kit/row.ts';
import { oneLine } from '../../kit/text.ts';
import { outReasons, waveSeasons } from './audience-rules.ts';
import { overflowReasons, waveCarStates } from './wave-rules.ts';

const counted = <Code extends z.ZodMiniType>(code: Code) =>
  z.array(z.object({ reason: code, count: z.int() }));

/** Messages that leave, and of how many parts SMS are. */
const cost = z.object({ sms: z.int(), parts: z.int(), emails: z.int() });

/** A day of a wave: minutes that places can be booked, what others have of them and what the wave has, and its bookings. */
const boardDay = z.object({
  day: dayOutput,
  open: z.int(),
  booked: z.int(),
  planned: z.int(),
  count: z.int(),
});

const board = z.object({
  /** How many stand in each way; none of which there is nobody. */
  standings: z.array(z.object({ standing: z.enum(waveCarStates), count: z.int() })),
  out: counted(z.enum(outReasons)),
  overflow: counted(z.enum(overflowReasons)),
  days: z.array(boardDay),
  /** What inviting everybody takes, and reminding all of them once. */
  invite: cost,
  nudge: cost,
  /** Whether there are rules that say what an invitation and a reminder of it say. */
  has_invite: z.boolean(),
  has_nudge: z.boolean(),
  /** Of those that were made: whom an invitation has left for, whose waits to leave, and whom one was not sent to. */
  sent: z.int(),
  waiting: z.int(),
  not_sent: z.int(),
  /** Whom a reminder of it has left for. */
  nudged: z.int(),
  /** Have not answered, and should have. */
  overdue: z.int(),
  /** Being cancelled because they did not answer. */
  releasing: z.int(),
});
export type WaveBoard = z.output<typeof board>;

const audienceBody = z.object({
  service_id: z._default(z.nullable(idParam), null),
  season: z._default(z.enum(waveSeasons), ''),
  warehouse_id: z._default(z.nullable(idParam), null),
  agreement_type_id: z._default(z.nullable(idParam), null),
  stored_before: z._default(z.nullable(dayInput()), null),
  with_tags: z._default(z.array(oneLine(40)).check(z.maxLength(30)), []),
  needs_consent: z._default(z.boolean(), false),
  first_day: z._default(z.nullable(dayInput()), null),
  last_day: z._default(z.nullable(dayInput()), null),
});

export const autoBookingCalls = {
  audience: post('/v4/site/auto-bookings/audience', {
    summary: 'How many a wave would be for, and how many not and why, before it is saved',
    access: 'bookings.settings',
    keyless: true,
    body: audienceBody,
    result: data(
      z.object({
        members: z.int(),
        /** Of them, who can be told by SMS and by mail. */
        sms: z.int(),
        emails: z.int(),
        out: counted(z.enum(outReasons)),
      }),
    ),
  }),
  board: get('/v4/site/auto-bookings/{id}/board', {
    summary: 'How far a wave is, what it takes of each day and of messages, and who is out of it',
    access: 'bookings.read',
    params: idParams,
    result: data(board),
  }),
  nudge: post('/v4/site/auto-bookings/{id}/nudge', {
    summary: 'Remind everybody of the invitation who has not answered; answers how many',
    access: 'bookings.settings',
    params: idParams,
    body: z.object({ version }),
    result: data(z.object({ nudged: z.int() })),
    errors: ['common.wrong_state', 'common.changed_elsewhere', 'common.archived'],
  }),
};
