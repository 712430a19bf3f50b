import { camel, fieldOf, type NewField } from './field.ts';

/** What shall be written, with the names that follow from it. */
export interface FeatureSpec {
  /** Its area and feature: `money/vat-codes`. */
  readonly place: string;
  readonly feature: string;
  /** Its name, as a table and as a variable. */
  readonly name: string;
  readonly table: string;
  readonly value: string;
  /** What the feature's routes and screens are called by. */
  readonly owned: string;
  /** Where its screens are. */
  readonly path: string;
  /** The rest of the command line, and what of it are fields. */
  readonly rest: string;
  readonly fields: readonly NewField[];
}

/** Reads the command line behind the word for what it shall be; undefined where that says too little. */
export function readFeatureSpec([place = '', name = '', path = '', rest = '']: readonly string[]):
  | FeatureSpec
  | undefined {
  const isName = /^[a-z][a-z-]*$/;
  if (!/^[a-z-]+\/[a-z][a-z-]*$/.test(place) || !isName.test(name) || path === '' || rest === '')
    return undefined;
  const feature = place.replace(/^.*\//, '');
  const texts = rest.includes(':') ? rest.split(/\s+/).filter(Boolean) : [];
  const fields = texts.flatMap((text) => fieldOf(text) ?? []);
  if (fields.length < texts.length) {
    const unread = texts.filter((text) => fieldOf(text) === undefined);
    console.error(`Of no kind that it knows, to be written by hand: ${unread.join(' ')}`);
    return undefined;
  }
  return {
    place,
    feature,
    name,
    table: name.replaceAll('-', '_'),
    value: camel(name),
    owned: camel(feature),
    path,
    rest,
    fields,
  };
}
