import * as z from 'zod/mini';
import type { Right } from '../../rights.ts';
import { idParams, post, type Call } from '../call.ts';
import type { Fields } from '../field.ts';
import { version } from '../row.ts';
import { statesOf, type Action, type Actions, type Guard, type Step } from '../steps.ts';
import { askedShape } from './asks.ts';

type StepsOf<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { states: { steps: infer Steps } }
    ? (keyof Steps & string) | 'undo'
    : never;
}[keyof F];

// What stands for itself where nothing is said may be left out.
type Asked<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { default: unknown }
    ? z.ZodMiniOptional<F[Name]['schema']>
    : F[Name]['schema'];
};
type AskedBy<A extends Action> = A['asks'] extends Fields ? Asked<A['asks']> : Record<never, never>;

interface Spec<F extends Fields, A extends Actions> {
  readonly path: `/${string}`;
  readonly write: Right;
  readonly fields: F;
  readonly guards?: { readonly archive?: Guard; readonly restore?: Guard };
  readonly actions?: A;
}

/** What is refused of a row that somebody saw as it is no more. */
export const changedElsewhere = ['common.changed_elsewhere', 'common.archived'] as const;

// One of such a name would take the place of the call that every resource has.
const builtIn: ReadonlySet<string> = new Set(
  'list one add save put_back archive restore undo many export history'.split(' '),
);

/** The calls of what happens to a row: each takes the version seen and what is asked, and answers the row (`result`). Throws where one is called as a call that every resource has. */
export function stepCalls<F extends Fields, A extends Actions, Result extends z.ZodMiniType>(
  name: string,
  { path, write, fields, guards, actions: others }: Spec<F, A>,
  result: Result,
) {
  const step = (
    word: string,
    summary: string,
    {
      right = write,
      needs = {},
      asks,
      warnings = {},
      errors = [],
      offline,
    }: Guard & Pick<Step, 'asks' | 'offline'> & Pick<Action, 'errors'> = {},
  ) =>
    post(`${path}/{id}/${word}`, {
      summary,
      access: right,
      params: idParams,
      // What a step asks for is known where it is asked: a type of each would be of no use elsewhere.
      body: z.extend(z.object({ version }), {
        ...askedShape(fields, asks),
        ...(Object.keys(warnings).length > 0 && {
          override: z.optional(z.boolean()),
          // Of which somebody was asked; of all of them where nothing is said.
          overrides: z.optional(z.array(z.enum(Object.keys(warnings)))),
        }),
      }),
      result,
      errors: [
        ...changedElsewhere,
        ...(Object.keys({ ...needs, ...warnings }) as Call['errors']),
        ...errors,
      ],
      // Which of a resource's steps do is known where they wait: a type of each would be of no use elsewhere.
      ...(offline && { offline: 'queue' as unknown as undefined }),
    });
  type StepCall<Shape> = Omit<ReturnType<typeof step>, 'body'> & {
    readonly body: z.ZodMiniObject<{ version: typeof version } & Shape>;
  };
  const own = Object.entries(statesOf({ fields })?.steps ?? {});
  const more = Object.entries<Action>(others ?? {});
  for (const [word] of [...own, ...more]) {
    if (builtIn.has(word))
      throw new Error(`${name}: a step cannot be called ${word}, every resource has that action`);
  }
  return {
    archive: step('archive', `Archive one of the ${name}`, guards?.archive),
    restore: step('restore', `Restore one of the ${name}`, guards?.restore),
    steps: Object.fromEntries([
      ...own.map(([word, guard]) => [word, step(word, `${word}: one of the ${name}`, guard)]),
      ...(own.some(([, { undo }]) => undo)
        ? [['undo', step('undo', `Take back the last step of one of the ${name}`)]]
        : []),
    ]) as Record<StepsOf<F>, ReturnType<typeof step>>,
    actions: Object.fromEntries(
      more.map(([word, { summary, from, errors = [], ...action }]) => [
        word,
        step(word, summary, {
          ...action,
          errors: [...errors, ...(from ? (['common.wrong_state'] as const) : [])],
        }),
      ]),
    ) as unknown as {
      // Of a resource that has none, no name is one.
      [Name in keyof A as string extends Name ? never : Name]: StepCall<AskedBy<A[Name]>>;
    },
  };
}
