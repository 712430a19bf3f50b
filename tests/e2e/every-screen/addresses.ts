import { featureOf, type Screen } from '#src/navigation/screen.ts';

// Not for the types of Node: what the table leads to is made for a browser.
const table: string = '#src/app/screens.ts';
export const { screens } = (await import(table)) as { screens: readonly Screen[] };

// Of the demo where there is something; a code of nobody says what such a screen says then.
const examples: Record<string, string> = {
  code: 'none',
  token: 'none',
  slug: 'demo-1',
  id: '1',
  customerId: '1',
  orderId: '1',
  host: 'nordhjul.localhost',
  query: 'el',
  otherId: '2',
  consentType: 'marketing-email',
  detailed: 'detailed',
  calendarId: 'any',
  referenceType: 'customer',
  referenceId: '1',
  referenceParam: '1',
  type: 'reminder',
  transport: 'sms',
  marginType: 'tyre',
  marginSubType: 'summer',
};

/** The address of a screen, at the first site of the demo, with something in its places. */
function addressOf({ path, access }: Screen): string {
  if (path === '*') return '/1/nowhere';
  const filled = path.replaceAll(/:(\w+)\??/g, (_, name: string) => {
    const example = examples[name];
    if (!example) throw new Error(`${path} needs an example of ${name}`);
    return example;
  });
  return access === 'public' ? `/${filled}` : `/1/${filled}`;
}

/** The features whose words come with a screen. */
const wordsOf = (screen: Screen) =>
  [...new Set([featureOf(screen), ...(screen.words ?? [])])].toSorted().join(' ');

const screensOf = (access: Screen['access'] | undefined) =>
  // Who opens the one that logs out sees no other after it.
  screens.filter((one) => one.access === access && one.path !== 'logout');

/** Where every screen is that needs no login. */
export const openAddresses = screensOf('public').map(addressOf);

/** Where every other screen is, for a superuser: their account has the number 1. */
export const siteStops = screensOf(undefined).map((screen) => ({
  address: addressOf(screen),
  words: wordsOf(screen),
}));
