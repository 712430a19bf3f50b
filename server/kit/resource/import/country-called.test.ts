import { expect, test } from 'vitest';
import { cars } from '#contract/car/cars.ts';
import { countries, countryName } from '#contract/kit/rules/countries.ts';
import { customers } from '#contract/customer/customers.ts';
import { valueOf } from '../read-cells.ts';

const read = (cell: string) => valueOf(customers, 'country', cell);

test.each([
  ['DE', 'Tyskland', 'Tyskland', 'Saksa', 'Deutschland', 'Germany', 'DEU', 'D', 'de'],
  ['SE', 'Sverige', 'Sweden', 'Ruotsi', 'Schweden', 'SWE', 'S'],
  ['NO', 'Norge', 'Noreg', 'Norja', 'Norwegen', 'NOR', 'N'],
  ['FI', 'Suomi', 'FIN', 'Finnland'],
  ['GB', 'UK', 'U.K.', 'GBR', 'Storbritannia', 'England', 'Great Britain', 'United Kingdom'],
  ['NL', 'Holland', 'Nederland', 'Nederländerna', 'NLD'],
  ['CZ', 'Tsjekkia', 'Tjeckien', 'Czech Republic', 'Czechia', 'Česko'],
  ['CH', 'Sveits', 'Schweiz', 'Suisse', 'CH'],
  ['AT', 'Østerrike', 'Österreich', 'A'],
  ['PL', 'Polska', 'Polen', 'Puola', 'PL'],
  ['TR', 'Türkiye', 'Turkey', 'Tyrkia'],
  ['XK', 'Kosovo', 'RKS'],
  ['FO', 'Færøyene', 'Färöarna', 'Føroyar', 'FO'],
  ['UA', 'Україна', 'Ukraina'],
  ['FR', 'FR', 'Frankrike', 'F'],
])('a file may call %s whatever people call it', (code, ...names) => {
  expect(names.map(read)).toEqual(names.map(() => code));
});

test('what a file of ours calls a country is read back, in every language', () => {
  for (const language of ['en', 'nb', 'sv', 'da', 'fi', 'de'])
    for (const code of countries) expect(read(countryName(code, language))).toBe(code);
});

test('a car may be of any of them; what is no country of Europe is not guessed', () => {
  expect(valueOf(cars, 'country', 'Polen')).toBe('PL');
  expect(read('Atlantis')).toEqual({ unread: 'fields.none_of' });
  expect(read('US')).toEqual({ unread: 'fields.none_of' });
});
