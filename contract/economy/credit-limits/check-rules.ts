import { looksLikeOrgNumber } from '../../kit/rules/org-number-rules.ts';
import { orgNumberKey } from '../../kit/rules/same-text.ts';

/** For how many days a check is shown instead of another one. */
const checkGoodForDays = 30;

/** Who may be checked, as far as that hangs on them. */
export interface Checkable {
  readonly type: string;
  readonly org_number: string;
  readonly country: string;
}

// Elsewhere a number of somebody in business may be the one that they were born with.
const countries = ['NO', 'SE', 'DK', 'FI'];

/** Why a customer is not checked; undefined where they may be. No private person ever is: only who has the number of a company. */
export function refusedCheck({
  type,
  org_number,
  country,
}: Checkable): 'credit-limits.private' | 'credit-limits.no_number' | undefined {
  if (type !== 'company' && type !== 'public') return 'credit-limits.private';
  const number = orgNumberKey(org_number);
  const isNumber = countries.includes(country) && looksLikeOrgNumber(number, country);
  return isNumber && !isSwedePerson(number, country) ? undefined : 'credit-limits.no_number';
}

// Where a Swede's number has the month of a birth, a company's has 20 or more.
const isSwedePerson = (number: string, country: string): boolean =>
  country === 'SE' && Number(number.slice(2, 4)) < 20;

const dayMs = 86_400_000;

/** How many whole days ago a check was; both are instants. */
export const daysSince = (checkedAt: string, now: string): number =>
  Math.max(0, Math.floor((Date.parse(now) - Date.parse(checkedAt)) / dayMs));

/** Whether a check is shown instead of asking again; both are instants. */
export const isGoodCheck = (checkedAt: string, now: string): boolean =>
  daysSince(checkedAt, now) < checkGoodForDays;
