import * as z from 'zod/mini';
import type { Right } from '../rights.ts';
import { data, get, put, type Call } from './call.ts';
import { startOf, type Fields } from './field.ts';
import { historyEntry, version } from './row.ts';
import { outputShapes } from './output-shapes.ts';
import type { Described } from './resource.ts';
import type { Level } from './traits.ts';

type FieldsAt<F extends Fields, L extends Level> = {
  [
    Name in keyof F as F[Name] extends { at: infer At } ? (L extends At ? Name : never) : Name
  ]: F[Name];
};
type Shapes<F extends Fields> = { [Name in keyof F]: F[Name]['schema'] };

interface Spec<F extends Fields, L extends Level> {
  /** The feature it belongs to: its words stand in that one's file under the settings' name. */
  readonly feature: string;
  /** Where it is read and saved; with several levels `<path>/<level>`. */
  readonly path: `/${string}`;
  /** Where it is set, the widest first. */
  readonly levels: readonly [L, ...L[]];
  readonly read: Right;
  readonly write: Right;
  readonly fields: F;
  /** The parts of its form and the fields in each, in their order; words `<name>.sections.<part>`. */
  readonly sections?: Readonly<Record<string, readonly (keyof F & string)[]>>;
}

/**
 * Describes a page of settings: a form with one row at a chain, at a site, or at both, where a site
 * has what its chain set until it sets a field itself. From it come its calls, the server's handling
 * of them, its screen, its tests and its place in the index of settings. See docs/settings.md.
 */
export function settings<const F extends Fields, const L extends Level>(
  name: string,
  spec: Spec<F, L>,
) {
  const calls = Object.fromEntries(
    spec.levels.map((level) => [level, callsAt(name, spec as unknown as SettingsSpec, level)]),
  ) as unknown as { readonly [At in L]: ReturnType<typeof callsAt<FieldsAt<F, At>>> };
  return { ...spec, name, calls };
}

function callsAt<F extends Fields>(name: string, spec: SettingsSpec, level: Level) {
  const { fields } = describedAt({ ...spec, name }, level);
  const where = spec.levels.length > 1 ? `${spec.path}/${level}` : spec.path;
  const names = namesInherited({ ...spec, name }, level);
  const inherits = names.length > 0;
  const own = z.array(inherits ? z.enum(names as [string]) : z.never());
  const output = z.object({
    ...outputShapes(fields),
    version,
    ...(inherits && { own, inherited: z.object(outputShapes(fields)) }),
  }) as unknown as z.ZodMiniObject<Shapes<F> & typeof kept & { inherited: Inherited<F> }>;
  const body = z.object({
    ...Object.fromEntries(Object.entries(fields).map(([field, { schema }]) => [field, schema])),
    version,
    ...(inherits && { own }),
  }) as unknown as z.ZodMiniObject<Shapes<F> & typeof kept>;
  const of = `${name.replaceAll('-', ' ')} of the ${level}`;
  return {
    read: get(`/${where.slice(1)}`, {
      summary: `The ${of}${inherits ? '; what it does not set itself (`own`) is inherited' : ''}`,
      access: spec.read,
      result: data(output),
    }),
    save: put(`/${where.slice(1)}`, {
      summary: `Set the ${of}${inherits ? '; what is not among its `own` is inherited again' : ''}`,
      access: spec.write,
      body,
      result: data(output),
      errors: ['common.changed_elsewhere'],
    }),
    history: get(`/${where.slice(1)}/history`, {
      summary: `Who changed what of the ${of}, newest first`,
      access: spec.read,
      result: data(z.array(historyEntry)),
    }),
  };
}

const kept = {
  version,
  /** Where there is a wider level: the fields that this one sets itself. */
  own: z.optional(z.array(z.string())),
};
type Inherited<F extends Fields> = z.ZodMiniOptional<z.ZodMiniObject<Shapes<F>>>;

interface SettingsSpec extends Omit<Spec<Fields, Level>, 'levels' | 'sections'> {
  readonly levels: readonly Level[];
  readonly sections?: Readonly<Record<string, readonly string[]>>;
}

/** The calls of one level. */
export type SettingsOperation = 'read' | 'save' | 'history';

/** Any settings, whatever their fields: what the engine on either side works with. */
export interface Settings extends SettingsSpec {
  readonly name: string;
  readonly calls: { readonly [At in Level]?: Readonly<Record<SettingsOperation, Call>> };
}

/** What holds of settings, by the names of their fields. */
export type SettingsValues<S extends { readonly fields: Fields }> = {
  readonly [Name in keyof S['fields']]: z.output<S['fields'][Name]['schema']>;
};

type Levelled = Pick<Settings, 'name' | 'feature' | 'levels' | 'fields' | 'sections'>;

/** Settings as the form of one level has them. */
export function describedAt(
  { feature, name, fields, sections }: Levelled,
  level: Level,
): Described {
  const here = Object.entries(fields).filter(([, { at }]) => at === undefined || at === level);
  const isHere = (field: string) => here.some(([one]) => one === field);
  const parts = Object.entries(sections ?? {}).map(([part, of]) => [part, of.filter(isHere)]);
  return {
    feature,
    name,
    fields: Object.fromEntries(here),
    ...(sections && { sections: Object.fromEntries(parts) as Record<string, string[]> }),
  };
}

/** The fields that a level has from the wider one as long as it does not set them itself. */
export const namesInherited = ({ levels, fields }: Levelled, level: Level): string[] =>
  levels[0] === level ? [] : Object.keys(fields).filter((name) => fields[name]?.at === undefined);

/** What holds where nobody has set anything. */
export const defaultsOf = ({ fields }: Pick<Settings, 'fields'>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, startOf(field)]));
