/**
 * What a person may do at a site, and which rights each role brings. A person may hold several
 * roles at one site; the rights add up. Superusers hold every right at every site.
 */
export const rightsOfRole = {
  manager: [
    'queue.read',
    'queue.work',
    'queue.settings',
    'customers.read',
    'customers.write',
    'customers.merge',
    'customers.export',
    'customers.chain',
    'customers.credit',
    'customers.privacy',
    'consents.define',
    'cars.read',
    'cars.write',
    'cars.merge',
    'vehicles.write',
    'tags.read',
    'tags.write',
    'registry.owner',
    'registry.log',
    'notifications.write',
    'tread.read',
    'tread.write',
    'tread.archive',
    'tread.settings',
    'consignees.read',
    'consignees.write',
    'key_accounts.write',
    'agreements.write',
    'bonus_groups.write',
    'cost_centres.read',
    'cost_centres.write',
    'vat_codes.read',
    'vat_codes.write',
    'ledger_accounts.read',
    'ledger_accounts.write',
    'payment_methods.read',
    'payment_methods.write',
    'products.read',
    'products.write',
    'products.costs',
    'stock.read',
    'stock.work',
    'stock.approve',
    'stock.settings',
    'hotel.read',
    'hotel.work',
    'hotel.places',
    'hotel.release',
    'hotel.discard',
    'hotel.approve',
    'hotel.agreements',
    'hotel.prices',
    'hotel.settings',
    'bookings.read',
    'bookings.write',
    'bookings.settings',
    'bookings.overbook',
    'reports.read',
  ],
  reception: [
    'queue.read',
    'queue.work',
    'customers.read',
    'customers.write',
    'cars.read',
    'tags.read',
    'cars.write',
    'registry.owner',
    'tread.read',
    'tread.write',
    'products.read',
    'stock.read',
    'stock.work',
    'hotel.read',
    'hotel.work',
    'hotel.agreements',
    'bookings.read',
    'bookings.write',
  ],
  mechanic: [
    'queue.read',
    'queue.work',
    'customers.read',
    'cars.read',
    'tags.read',
    'cars.write',
    'tread.read',
    'tread.write',
    'products.read',
    'stock.read',
    'stock.work',
    'hotel.read',
    'hotel.work',
    'bookings.read',
  ],
  warehouse: [
    'queue.read',
    'customers.read',
    'cars.read',
    'tags.read',
    'tread.read',
    'tread.write',
    'products.read',
    'stock.read',
    'stock.work',
    'hotel.read',
    'hotel.work',
    'hotel.places',
  ],
  economy: [
    'queue.read',
    'customers.read',
    'customers.write',
    'customers.credit',
    'cars.read',
    'tags.read',
    'tread.read',
    'consignees.read',
    'bonus_groups.write',
    'cost_centres.read',
    'cost_centres.write',
    'vat_codes.read',
    'vat_codes.write',
    'ledger_accounts.read',
    'ledger_accounts.write',
    'payment_methods.read',
    'payment_methods.write',
    'products.read',
    'products.costs',
    'stock.read',
    'hotel.read',
    'hotel.release',
    'hotel.agreements',
    'hotel.prices',
    'bookings.read',
    'reports.read',
  ],
} as const;

export type Role = keyof typeof rightsOfRole;

/** What no role brings: superusers alone hold these. */
const rightsOfSuperusers = ['white_labels.write', 'accounts.help'] as const;

export type Right = (typeof rightsOfRole)[Role][number] | (typeof rightsOfSuperusers)[number];

export const allRights: readonly Right[] = [
  ...new Set([...Object.values(rightsOfRole).flat(), ...rightsOfSuperusers]),
];

/** The roles that bring a right. */
export const rolesWith = (right: Right): Role[] =>
  Object.keys(rightsOfRole)
    .filter((role): role is Role => role in rightsOfRole)
    .filter((role) => (rightsOfRole[role] as readonly Right[]).includes(right));

/** The rights that these roles bring together, each once. Unknown roles bring none. */
export function rightsOf(roles: readonly string[]): Right[] {
  const known = roles.filter((role): role is Role => role in rightsOfRole);
  return [...new Set(known.flatMap((role) => rightsOfRole[role]))];
}
