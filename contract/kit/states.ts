import { choice } from './fields.ts';
import type { States, Step } from './steps.ts';

const traits = { readOnly: true, list: true, filter: true } as const;

/**
 * The field of a resource that says how a row stands. `editable` names the states, the first being
 * that of a new row, each with what may be changed by hand in it once it is written; `steps` what may happen. See docs/states.md.
 */
export function states<
  const Editable extends States['editable'],
  const Steps extends Readonly<Record<string, Step<keyof Editable & string>>>,
>(editable: Editable, steps: Steps) {
  const names = Object.keys(editable) as [keyof Editable & string];
  return { ...choice(names, traits), states: { editable, steps } };
}
