import { looksLikeOrgNumber } from '../../kit/rules/org-number-rules.ts';

/** Of which list (ISO 6523) a country's numbers of companies are: where they receive documents, and in their register. */
interface Lists {
  readonly endpoint: string;
  readonly legal: string;
}

const listsOf: Readonly<Record<string, Lists>> = {
  NO: { endpoint: '0192', legal: '0192' },
  SE: { endpoint: '0007', legal: '0007' },
  DK: { endpoint: '0184', legal: '0184' },
  // The number by which Finns receive is their own with a prefix, and of another list.
  FI: { endpoint: '0216', legal: '0212' },
};

/** An address of Peppol: a number and the list that it is of. */
export interface EAddress {
  readonly scheme: string;
  readonly number: string;
}

type Of = { readonly org_number: string; readonly country: string };

/** A company's number as registers keep it: digits alone. */
const plainOrgNumber = ({ org_number: written, country }: Of): string =>
  written
    .toUpperCase()
    .replaceAll(/[\s./-]/g, '')
    .replace(new RegExp(`^${country}`), '')
    .replace(/(?<=\d)MVA$/, '')
    // The number of Swedish VAT is longer by these two.
    .replace(country === 'SE' ? /^(\d{10})01$/ : /$^/, '$1');

/** Whether a number is one by which a company of the north is known in Peppol. */
const isListed = (of: Of): boolean =>
  listsOf[of.country] !== undefined && looksLikeOrgNumber(plainOrgNumber(of), of.country);

/** Where a company receives documents in Peppol (BT-34, BT-49); undefined where its number is not one that receives. */
export function eAddressOf(of: Of): EAddress | undefined {
  if (!isListed(of)) return undefined;
  const number = plainOrgNumber(of);
  return {
    scheme: listsOf[of.country]!.endpoint,
    number: of.country === 'FI' ? `0037${number}` : number,
  };
}

/** By which number a register has a company (BT-30, BT-47); undefined where it has none that is one. */
export function legalNumberOf(of: Of): EAddress | undefined {
  if (!isListed(of)) return undefined;
  const number = plainOrgNumber(of);
  return {
    scheme: listsOf[of.country]!.legal,
    number: of.country === 'FI' ? `${number.slice(0, 7)}-${number.slice(7)}` : number,
  };
}

/** The number of VAT that a company has, if it is registered for it (BT-31, BT-48). */
export function vatNumberOf(of: Of): string {
  const number = plainOrgNumber(of);
  if (of.country === 'NO') return `NO${number}MVA`;
  return of.country === 'SE' ? `SE${number}01` : `${of.country}${number}`;
}
