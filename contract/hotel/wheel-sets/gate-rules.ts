import { plateKey } from '../../kit/rules/plate-rules.ts';
import { gateReasons, type GateReason } from './wheel-set-rules.ts';

/** A car, by its plate, and a set of wheels, by its number: as they belong together, or as they were read. */
export interface CarAndSet {
  readonly plate: string;
  readonly number: string;
}

/** Why wheels do not leave yet: something else was read than belongs together, or not both are read. */
export type GateProblem = 'other_car' | 'other_set' | 'not_read';

/**
 * What keeps wheels in: they leave for the car and from the set that were both read and belong
 * together. A plate or a number of which only the beginning is there is not another one yet. A set
 * of no car leaves by its number alone.
 */
export function gateProblem(belongs: CarAndSet, read: CarAndSet): GateProblem | null {
  const [plate, number] = [plateKey(read.plate), read.number.trim()];
  if (!belongs.plate.startsWith(plate)) return 'other_car';
  if (!belongs.number.startsWith(number)) return 'other_set';
  return plate === belongs.plate && number === belongs.number ? null : 'not_read';
}

/** Which of these can be said at the gate: of a car whose plate was read it is not that it has none. */
export const reasonsAt = ({ plate }: CarAndSet): readonly GateReason[] =>
  gateReasons.filter((reason) => (reason === 'no_plate') === (plateKey(plate) === ''));

/**
 * Whether wheels that the gate keeps can be let go by who may: those that were read are the ones
 * that are meant, and only the car is another, or nothing was read of it.
 */
export function canBeLetGo(belongs: CarAndSet, read: CarAndSet): boolean {
  if (read.number.trim() !== belongs.number) return false;
  const problem = gateProblem(belongs, read);
  return problem === 'other_car' || (problem !== null && plateKey(read.plate) === '');
}
