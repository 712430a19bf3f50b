import type { Resource } from '#contract/kit/resource.ts';
import type { Tx } from '#server/db/open.ts';
import { keyOf, rowsByKey } from '../match-repo.ts';
import type { Stored, Values } from '../resource-table.ts';

/** What a key of a row of a file finds in the register. */
export interface Found {
  readonly key: readonly string[];
  /** The same for rows that mean the same, however it is written. */
  readonly text: string;
  readonly rows: readonly Stored[];
  /** Nobody but the server gives this key, so one that nobody has is wrong. */
  readonly mustBe: boolean;
}

/** Looks up the rows of the register that the keys of these rows mean: for each what its keys find, those that are empty left out. */
export async function findKnown(
  tx: Tx,
  resource: Resource,
  rows: readonly { readonly values: Values }[],
): Promise<(values: Values) => Found[]> {
  const keys = resource.keys ?? [];
  const tables: Map<string, Stored[]>[] = [];
  for (const key of keys) {
    const wanted = rows.flatMap(({ values }): Values[] => {
      const ofKey = keyValues(resource, key, values);
      return ofKey ? [ofKey] : [];
    });
    tables.push(await rowsByKey(tx, resource, key, wanted));
  }
  return (values) =>
    keys.flatMap((key, at) => {
      const ofKey = keyValues(resource, key, values);
      if (!ofKey) return [];
      const text = keyOf(resource, key, ofKey);
      return {
        key,
        text: `${at} ${text}`,
        rows: tables[at]!.get(text) ?? [],
        mustBe: key.some((name) => resource.fields[name]?.readOnly === true),
      };
    });
}

/** The key that decides: the first that finds something or has to; else the first there is. */
export const decidingKey = (found: readonly Found[]): Found | undefined =>
  found.find(({ rows, mustBe }) => rows.length > 0 || mustBe) ?? found[0];

/** The values of a key, what is not said as it would be in a new row; nothing when its first field is empty. */
function keyValues(resource: Resource, key: readonly string[], values: Values): Values | undefined {
  if (values[key[0]!] === undefined) return undefined;
  return Object.fromEntries(
    key.map((name) => [name, values[name] ?? resource.fields[name]!.empty]),
  );
}
