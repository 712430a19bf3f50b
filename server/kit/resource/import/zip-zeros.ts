import type { Resource } from '#contract/kit/resource.ts';
import type { Values } from '../resource-table.ts';

// Countries whose postcodes may begin with zeros, by how long they are. Spreadsheets take those off.
const lengths: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['NO', 'DK'].map((country) => [country, 4])),
  ...Object.fromEntries(
    'DE EE ES FI FR IT LT PL SK TR UA VA'.split(' ').map((country) => [country, 5]),
  ),
  RO: 6,
};

/** The values of a row with the zeros that its postcodes have lost, by the country that it names, or has already, or a new one would have. */
export function withZipZeros(resource: Resource, values: Values, before: Values = {}): Values {
  const zips = Object.values(resource.fields).flatMap(({ rest }): [string, string][] => {
    const zip = rest && values[rest.zip];
    if (typeof zip !== 'string' || !/^\d{3,5}$/.test(zip)) return [];
    const country =
      values[rest!.country] ?? before[rest!.country] ?? resource.fields[rest!.country]?.empty;
    return [[rest!.zip, zip.padStart(lengths[country as string] ?? 0, '0')]];
  });
  return { ...values, ...Object.fromEntries(zips) };
}
