import type { Right, Role } from '#contract/rights.ts';

/** Features of a profile that decide what is shown: specification §6. The last are of people whose site belongs to that partner. */
export type ProfileFeature =
  | 'IsSuperUser'
  | 'BookingCalendarView'
  | 'UsePriceBonus'
  | 'Mekonomen'
  | 'MECA'
  | 'Dackia'
  | 'Dackpartner';

/** Whom something is offered: all that is named must hold. What a call allows is its own matter. */
export interface Offered {
  /** Those whose work it is; superusers are offered everything. */
  readonly roles?: readonly Role[];
  readonly right?: Right;
  readonly feature?: ProfileFeature;
}

/** All roles. */
export const everybody: readonly Role[] = [
  'manager',
  'reception',
  'mechanic',
  'warehouse',
  'economy',
];
/** Who deals with customers and money. */
export const office: readonly Role[] = ['manager', 'reception', 'economy'];
