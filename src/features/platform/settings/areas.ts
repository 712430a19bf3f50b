/** The kinds of settings, in the order they are shown. */
export const settingAreas = ['site', 'bookings', 'wheels', 'goods', 'customers', 'books'] as const;

export type SettingArea = (typeof settingAreas)[number];

// By what follows `settings/` in an address.
const areas: Readonly<Record<string, SettingArea>> = {
  booking: 'bookings',
  tyre: 'wheels',
  logistics: 'wheels',
  stock: 'goods',
  pricing: 'goods',
  'price-floors': 'goods',
  customer: 'customers',
  economy: 'books',
};

/** The kind that a page of settings is of, by its address (`settings/stock`); what belongs to no other is about the site itself. */
export const areaOf = (path: string): SettingArea => areas[path.split('/')[1] ?? ''] ?? 'site';
