import * as z from 'zod/mini';
import { data, done, idParam, post } from '../../kit/call.ts';
import { instantInput } from '../../kit/time/days.ts';
import { oneLine } from '../../kit/text.ts';

/** How long an agent waits for work at most, in seconds. */
export const longestWait = 25;

/** By which an agent says that it is one. */
export const token = z.string().check(z.regex(/^[\w-]{1,100}$/));
const version = oneLine(20);

/** A job with all that is needed to do it. */
const work = z.object({
  id: idParam,
  /** For the log: programs that are older than a kind do it all the same. */
  kind: z.string(),
  printer: z.enum(['network', 'device']),
  address: z.string(),
  port: z.int(),
  device: z.string(),
  /** What is sent to the printer, in base64. */
  bytes: z.string(),
});
export type Work = z.output<typeof work>;

/**
 * What the agents themselves call: nobody is logged in for them, each has a token of its own. Programs
 * of earlier versions go on calling: nothing is taken from these calls, and nothing more is asked for.
 */
export const agentCalls = {
  pair: post('/v3/register-agents/pair', {
    summary: 'Exchanges the code that somebody made for an agent for its token, once',
    access: 'public',
    secret: true,
    keyless: true,
    body: z.object({
      code: z.string().check(z.minLength(1), z.maxLength(20)),
      computer: oneLine(100),
      version,
    }),
    result: data(z.object({ token: z.string(), name: z.string(), site: z.string() })),
    errors: ['register-agents.wrong_code', 'register-agents.too_many'],
  }),
  work: post('/v3/register-agents/work', {
    summary:
      'The next job of an agent, waited for; the same one until it is answered. Takes new lines of its log',
    access: 'public',
    keyless: true,
    body: z.object({
      token,
      version,
      /** In seconds. */
      wait: z.int().check(z.gte(0), z.lte(longestWait)),
      log: z.array(z.object({ at: instantInput(), text: oneLine(300) })).check(z.maxLength(200)),
    }),
    result: data(z.nullable(work)),
    errors: ['register-agents.not_paired', 'register-agents.too_many'],
  }),
  answer: post('/v3/register-agents/answer', {
    summary: 'Says what became of a job',
    access: 'public',
    keyless: true,
    body: z.object({
      token,
      job: idParam,
      outcome: z.enum(['printed', 'failed', 'unknown']),
      problem: z.enum(['', 'unreachable', 'silent', 'broken_off', 'no_device']),
    }),
    result: done,
    errors: ['register-agents.not_paired', 'register-agents.too_many'],
  }),
};
