import { looksLikePostcode } from '#contract/kit/rules/address-rules.ts';
import { looksLikeOrgNumber } from '#contract/kit/rules/org-number-rules.ts';
import { looksLikePlate } from '#contract/kit/rules/plate-shapes.ts';

export const isOddPlate = (plate: string, country: string): boolean =>
  !looksLikePlate(plate, country);
export const isOddOrgNumber = (number: string, country: string): boolean =>
  !looksLikeOrgNumber(number, country);
export const isOddPostcode = (zip: string, country: string): boolean =>
  !looksLikePostcode(zip, country);
