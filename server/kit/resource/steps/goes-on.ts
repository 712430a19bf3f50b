import type { Context } from '#server/kit/context.ts';

/** Whether who takes a step goes on in spite of a warning: it is one of those that they were asked about, or they said so of all. What right that takes is asked by the rule that warns. */
export function goesOn({ body }: Pick<Context, 'body'>, code: string): boolean {
  const { override = false, overrides } = (body ?? {}) as {
    override?: boolean;
    overrides?: readonly string[];
  };
  return override && (overrides?.includes(code) ?? true);
}
