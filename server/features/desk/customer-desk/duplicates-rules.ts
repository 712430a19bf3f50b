import { plateKey } from '#contract/kit/rules/plate-rules.ts';

/** What was typed of somebody so far, as the call asks with it. */
export interface Typed {
  readonly licenseplate?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly org_number?: string | undefined;
}

/** What to look for by each; '' where too little was typed to mean anybody. */
export type Wanted = Readonly<Record<keyof Typed, string>>;

// People of one country write its code or a 0 before a number, or neither.
const ownDigits = 8;
const fewestDigits = 6;

/** What of it is looked for. */
export function wantedOf({ licenseplate = '', phone = '', email = '', org_number = '' }: Typed) {
  const digits = phone.replaceAll(/\D/g, '').slice(-ownDigits);
  const plate = plateKey(licenseplate);
  const org = plateKey(org_number);
  return {
    licenseplate: plate.length < 2 ? '' : plate,
    phone: digits.length < fewestDigits ? '' : digits,
    email: /^\S+@\S+\.\S/.test(email) ? email : '',
    org_number: org.length < ownDigits ? '' : org,
  } satisfies Wanted;
}
