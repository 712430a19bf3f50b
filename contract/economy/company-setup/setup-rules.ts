import { looksLikeOrgNumber } from '../../kit/rules/org-number-rules.ts';
import { eAddressOf } from '../invoice-deliveries/e-address.ts';
import { lacksOfSeller } from '../invoices/invoice-rules.ts';
import type { Seller } from '../invoices/parties.ts';
import { setupStates, type SetupItem } from './setup-calls.ts';

/** What is known of a company that begins to invoice. */
export interface FoundOfCompany {
  readonly seller: Pick<Seller, 'org_number' | 'country' | 'street' | 'city' | 'account'>;
  /** How many VAT codes it has, and how many rules in use say what sales are booked as, and what is owed. */
  readonly vatCodes: number;
  readonly salesRules: number;
  readonly owedRules: number;
  readonly hasLogo: boolean;
  /** Whether this server is connected to Peppol: else nobody is offered it. */
  readonly hasAccessPoint: boolean;
  /** By how many providers its invoices can be paid online. */
  readonly onlineWays: number;
}

/**
 * What a company still needs, what lacks first. It lacks what an invoice would be refused for: the same
 * rule says so when one is issued, and lines cannot be taxed without VAT codes.
 */
export function setupOf(found: FoundOfCompany): SetupItem[] {
  const { seller, vatCodes, salesRules, owedRules, hasLogo, hasAccessPoint, onlineWays } = found;
  const lacks = lacksOfSeller(seller);
  const isNumber = looksLikeOrgNumber(seller.org_number, seller.country);
  const number = lacks.includes('invoices.no_own_number') ? 'lacks' : advised(isNumber);
  const items: readonly (readonly [SetupItem['key'], SetupItem['state'], ...Place])[] = [
    ['org_number', number, null],
    [
      'address',
      needed(!lacks.includes('invoices.no_own_address')),
      billing,
      seller.street === '' ? 'street' : 'city',
    ],
    ['account', needed(!lacks.includes('invoices.no_account')), billing, 'account'],
    ['vat_codes', needed(vatCodes > 0), preset],
    ['rules', advised(salesRules > 0 && owedRules > 0), preset],
    ['logo', advised(hasLogo), billing, 'logo'],
    ...(hasAccessPoint ? [['ehf', advised(eAddressOf(seller) !== undefined), null] as const] : []),
    ['online', advised(onlineWays > 0), online],
  ];
  return items
    .map(([key, state, path, field = null]) => ({ key, state, path, field }))
    .toSorted((one, other) => rank(one) - rank(other));
}

type Place = readonly [path: string | null, field?: string];
const billing = 'settings/economy/billing';
const preset = 'settings/economy/preset';
const online = 'settings/economy/online-payments';

const needed = (isThere: boolean) => (isThere ? 'done' : 'lacks');
const advised = (isThere: boolean) => (isThere ? 'done' : 'advised');
const rank = ({ state }: SetupItem): number => setupStates.indexOf(state);
