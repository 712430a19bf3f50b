import { RuleError } from '#contract/kit/rules/rule-error.ts';
import type { QueuePerson } from '#contract/workshop/queue.ts';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';

/** Who comes in: as they gave plate and name, without what was empty. */
export type Arriving = Pick<QueuePerson, 'licenseplate' | 'name'>;

type Known = Pick<QueuePerson, 'customer_id' | 'car_id' | 'car_brand'>;

const stranger: Known = { customer_id: null, car_id: null, car_brand: null };

/**
 * What is known of who comes in from the last visit with the same plate. The car is the same; the
 * customer only when the same person came with it.
 */
export function knownFrom(last: (Arriving & Known) | undefined, who: Arriving): Known {
  if (!last) return stranger;
  const { car_id, car_brand } = last;
  const samePerson = sameName(last.name, who.name);
  return { car_id, car_brand, customer_id: samePerson ? last.customer_id : null };
}

/** A plate that is in the queue already is not let in once more by mistake. Throws `queue.already_here`. */
export function refuseTwice(here: readonly Arriving[], who: Arriving): void {
  if (who.licenseplate === null) return;
  const key = plateKey(who.licenseplate);
  const isSame = ({ licenseplate }: Arriving) =>
    licenseplate !== null && plateKey(licenseplate) === key;
  if (here.some(isSame)) throw new RuleError('queue.already_here');
}

const sameName = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one.toLowerCase() === other.toLowerCase();
