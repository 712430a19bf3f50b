import type { Resource } from '#contract/kit/resource.ts';
import type { Context } from '#server/kit/context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Values } from './resource-table.ts';
import { inUse } from './row-repo.ts';

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
  for (const [field, { of, each }] of Object.entries(fields)) {
    const pointed = (of ?? each)?.();
    const known = [before[field]].flat();
    const ids = [values[field]]
      .flat()
      .filter((id) => typeof id === 'number' && !known.includes(id));
    if (!pointed || ids.length === 0) continue;
    const found = await inUse(db, pointed, ids as number[]);
    const isElsewhere = (id: unknown) => found.get(id as number) !== home?.id;
    if (found.size < new Set(ids).size) throw wrong(field, 'fields.unknown');
    if (home && home.of === outerOf(pointed)?.name && ids.some(isElsewhere)) {
      throw wrong(field, 'fields.not_within');
    }
  }
}

const outerOf = ({ fields, within = '' }: Resource) => fields[within]?.of?.();

/** What a row stands within, or is itself to what stands within it; undefined where nothing does. */
export function homeOf(resource: Resource, values: Values) {
  const { name, fields, within } = resource;
  if (within) return { of: outerOf(resource)?.name, id: values[within] };
  const isHome = Object.values(fields).some(({ of }) => of && outerOf(of())?.name === name);
  return isHome ? { of: name, id: values['id'] } : undefined;
}
