import type { Screen } from '#src/navigation/screen.ts';

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

/** Whether a screen is a page of settings: a form or a list about nothing in particular; not where a list's rows are made, read and imported, nor what a calendar is made of. */
export const isOfSettings = ({ path, part = 'list', placeholder }: Screen): boolean =>
  !placeholder &&
  part === 'list' &&
  !path.startsWith('settings/booking/') &&
  /^settings\/[^:]+(\/:[^/]+\?)?$/.test(path);

/** Under which key a page's words stand: its `title`, its `fields`, and the sentence about what it is for, `intro`. */
export const wordsOf = ({ title }: Pick<Screen, 'title'>): string => title.replace(/\.title$/, '');
