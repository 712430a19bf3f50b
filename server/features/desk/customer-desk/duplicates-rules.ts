import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import { orgNumberKey, phoneKey } from '#contract/kit/rules/same-text.ts';

/** What was typed of somebody so far, as the call asks with it. */
export interface Typed {
  readonly licenseplate?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly org_number?: string | undefined;
}

/** What to look for by each; '' where too little was typed to mean anybody. */
export type Wanted = Readonly<Record<keyof Typed, string>>;

const fewestDigits = 6;
const fewestOfOrgNumber = 8;

/** What of it is looked for. */
export function wantedOf({ licenseplate = '', phone = '', email = '', org_number = '' }: Typed) {
  const digits = phoneKey(phone);
  const plate = plateKey(licenseplate);
  const org = orgNumberKey(org_number);
  return {
    licenseplate: plate.length < 2 ? '' : plate,
    phone: digits.length < fewestDigits ? '' : digits,
    email: /^\S+@\S+\.\S/.test(email) ? email : '',
    org_number: org.length < fewestOfOrgNumber ? '' : org,
  } satisfies Wanted;
}
