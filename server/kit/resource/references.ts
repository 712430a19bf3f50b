import type { Field } from '#contract/kit/field.ts';
import { pointersIn } from '#contract/kit/rules/ids-inside.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { Context } from '#server/kit/context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Values } from './resource-table.ts';
import { thereOf } from './row-repo.ts';

/** What a row points at has to be there, seen by the caller, in use, and within the same as the row itself, which stays where it is. Throws at the field. */
export async function checkReferences(
  resource: Resource,
  { db }: Pick<Context, 'db'>,
  values: Values,
  before: Values = {},
): Promise<void> {
  const { fields, within = '' } = resource;
  const wrong = (field: string, code: string) =>
    new AppError('common.wrong_input', {}, { [field]: code });
  if (within in values && within in before) throw wrong(within, 'fields.settled');
  const home = homeOf(resource, { ...before, ...values });
  for (const [name, field] of Object.entries(fields)) {
    for (const { to, ids } of newPointers(field, values[name], [before[name]])) {
      const found = await thereOf(db, to, ids, field);
      if (found.size < ids.length) throw wrong(name, 'fields.unknown');
      const isElsewhere = ids.some((id) => found.get(id) !== home?.id);
      if (home && home.of === outerOf(to)?.name && isElsewhere) {
        throw wrong(name, 'fields.not_within');
      }
    }
  }
}

/** What a value points at that none of these did before. */
export const newPointers = (field: Field, value: unknown, before: readonly unknown[]) =>
  pointersIn(field, value).map(({ to, ids }) => {
    const known = new Set(before.flatMap((one) => pointersIn(field, one).flatMap((of) => of.ids)));
    return { to, ids: ids.filter((id) => !known.has(id)) };
  });

const outerOf = ({ fields, within = '' }: Resource) => fields[within]?.of?.();

/** What a row stands within, or is itself to what stands within it; undefined where nothing does. */
export function homeOf(resource: Resource, values: Values) {
  const { name, fields, within } = resource;
  if (within) return { of: outerOf(resource)?.name, id: values[within] };
  const isHome = Object.values(fields).some(({ of }) => of && outerOf(of())?.name === name);
  return isHome ? { of: name, id: values['id'] } : undefined;
}
