import { mayWrite } from '#contract/kit/field-rights.ts';
import { linesOf } from '#contract/kit/document/lines.ts';
import type { Context } from '#server/kit/context.ts';
import type { Stored, Values } from '#server/kit/resource/resource-table.ts';
import { addRow, type Engine } from '#server/kit/resource/write.ts';

/**
 * Adds a document that says what another does in these fields; also what its maker may not change by
 * hand, because it was said by who may. The rules that the other leaves out are left out of it, too.
 */
export function addLike(
  { resource, hooks }: Engine,
  context: Context,
  like: Stored,
  { names, values }: { readonly names: readonly string[]; readonly values: Values },
) {
  const leftOut = linesOf(resource)?.byRule?.leftOut;
  const may = (right: Parameters<typeof context.caller.rights.has>[0]) =>
    context.caller.rights.has(right);
  const fieldsOf = (isOpen: boolean) =>
    Object.fromEntries(
      names
        .filter((name) => name !== leftOut && mayWrite(resource.fields[name]!, may) === isOpen)
        .map((name) => [name, like[name]]),
    );
  const bound = fieldsOf(false);
  const left = leftOut !== undefined && names.includes(leftOut) && { [leftOut]: like[leftOut] };
  const beforeSave: Engine['hooks']['beforeSave'] = async (own, change, before) => {
    const whole = { ...change, ...bound };
    return { ...((await hooks.beforeSave?.(own, whole, before)) ?? whole), ...left };
  };
  return addRow({ resource, hooks: { ...hooks, beforeSave } }, context, {
    ...fieldsOf(true),
    ...values,
  });
}
