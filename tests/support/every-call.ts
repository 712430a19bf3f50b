import { calls } from '#contract/calls.ts';
import type { Call } from '#contract/kit/call.ts';

/** Every call of the contract with its name, such as `queue.expedite`. */
export const everyCall: { name: string; call: Call }[] = Object.entries(calls).flatMap(
  ([feature, ofFeature]) =>
    Object.entries(ofFeature).map(([name, call]) => ({ name: `${feature}.${name}`, call })),
);
