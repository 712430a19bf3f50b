import type { Call } from '#contract/kit/call.ts';
import type { Env } from '../env.ts';
import { declaredPartsOf } from './declared-parts.ts';

// Made of a call when it is answered for the first time.
const declared = new WeakMap<Call, (answer: unknown) => unknown>();

/** The answer without what the contract does not declare; in tests and development it must also be as declared. */
export function answerOf(env: Pick<Env, 'NODE_ENV'>, call: Call, answer: unknown): unknown {
  const take = declared.get(call) ?? declaredPartsOf(call.result) ?? ((whole: unknown) => whole);
  declared.set(call, take);
  const output = take(answer);
  if (env.NODE_ENV === 'test' || env.NODE_ENV === 'development')
    assertAsDeclared(call, answer, output);
  return output;
}

function assertAsDeclared(call: Call, answer: unknown, output: unknown): void {
  const read = call.result.safeParse(answer);
  const breach = read.success
    ? call.answers !== 'file' &&
      JSON.stringify(read.data) !== JSON.stringify(output) &&
      'otherwise read'
    : read.error.message;
  if (!breach) return;
  throw new Error(`The answer of ${call.method} ${call.path} breaks the contract: ${breach}`);
}
