import type { Resource } from '#contract/kit/resource.ts';
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
  /** Whose rows they are. */
  readonly of: Resource['of'];
  /** The rest of the command line, and what of it are fields. */
  readonly rest: string;
  readonly fields: readonly NewField[];
  /** What is done with one besides, by its word, and what that asks for. */
  readonly action?: { readonly word: string; readonly asks: readonly NewField[] };
}

/** Reads the command line behind the word for what it shall be, and of one of its actions (`hand_over given_to:text(80)!`). */
export function readFeatureSpec(words: readonly string[], of: string, action = ''): FeatureSpec {
  const [place = '', name = '', path = '', ...others] = words;
  const rest = others.join(' ').replaceAll(/,\s+/g, ',').trim();
  const [word = '', ...asked] = action.trim().split(/\s+/);
  const feature = place.replace(/^.*\//, '');
  return {
    place,
    feature,
    name,
    table: name.replaceAll('-', '_'),
    value: camel(name),
    owned: camel(feature),
    path,
    of: of as Resource['of'],
    rest,
    fields: rest.includes(':') ? rest.split(/\s+/).map(fieldOf) : [],
    ...(word && { action: { word, asks: asked.map(fieldOf) } }),
  };
}
