import { useRef, useState, type ReactNode } from 'react';
import type { Answer, Call } from '#contract/kit/call.ts';
import { isNumber, type Field, type Fields } from '#contract/kit/field.ts';
import type { Row } from '#contract/kit/row.ts';
import type { InputParts } from '#src/data/api.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { DraftForm } from './draft-form.tsx';
import type { OwnInput } from './widgets/own-input.ts';
import { emptyRow } from './record/empty-row.ts';
import { useDraft } from './use-draft.ts';
import { FieldInput } from './widgets/field-input.tsx';

/** What was typed into the fields of a form. */
export type Typed<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never;
};

type Variant = 'plain' | 'primary' | 'danger';
type Params = InputParts['params'];

/** What is asked before a form is sent. */
interface Confirm {
  readonly title: string;
  readonly text: string;
}

interface Props<C extends Call, F extends Fields> {
  call: C;
  params?: Params | ((typed: Typed<F>) => Params);
  /** What it is about: what is typed is kept under it in this tab. */
  about: string;
  /** Where its words stand, as those of a resource: `feature:name` has `fields.<field>`, `hints.<field>`, `choices.<field>.<value>`. */
  words: `${string}:${string}`;
  /** The fields of the body that a person fills in. */
  fields: F;
  /** Those of them that it does without here. */
  without?: readonly (keyof F)[] | ((typed: Typed<F>) => readonly (keyof F)[]);
  /** Those of them that are asked for in a way of their own. */
  inputs?: { readonly [Name in keyof F]?: OwnInput };
  /** Help below a field that hangs on what it is about, or on what was typed. */
  hints?: (typed: Typed<F>) => { readonly [Name in keyof F]?: string | undefined };
  /** Fields beside each other where there is room. */
  layout?: 'stack' | 'grid';
  /** It was asked for by a button that it stands in place of: its first field gets the focus. */
  focus?: boolean;
  /** What stands in it already; `shown` is what chosen references are called. */
  start?: Partial<Typed<F>> & { readonly shown?: Row['shown'] };
  /** What is sent; what was typed when nothing is said. */
  body?: (typed: Typed<F>) => object | Promise<object>;
  /** Whether it may be sent; else once something was filled in. */
  ready?: (typed: Typed<F>) => boolean;
  /** Why it may not be sent yet. */
  why?: (typed: Typed<F>) => string;
  submit: string | ((typed: Typed<F>) => string);
  variant?: Variant | ((typed: Typed<F>) => Variant);
  /** Asked before it is sent; `called` is what chosen references are called. */
  confirm?: (typed: Typed<F>, called: Row['shown']) => Confirm;
  onDone: (answer: Answer<C>, typed: Typed<F>, called: Row['shown']) => void;
  /** What it was refused for may not be seen here yet. */
  onRefused?: () => void;
  /** What was typed is thrown away then. */
  onCancel?: () => void;
  /** What stands above the fields. */
  children?: ReactNode;
  /** What stands below them. */
  renderBelow?: (typed: Typed<F>) => ReactNode;
}

/**
 * A form that sends one call: its fields, closed while it is sent, what is wrong with which of them,
 * and its buttons. What is typed stays in this tab until it was sent or thrown away, and is done
 * once, however often it is tried.
 */
export function CallForm<C extends Call, F extends Fields>(props: Props<C, F>) {
  const { call, fields, about, start, body, submit, variant, params } = props;
  const siteId = useSiteId();
  const [asking, setAsking] = useState(false);
  const [feature = '', name = ''] = props.words.split(':');
  const described = { feature, name, fields };
  // The form is another one by the time it is answered.
  const answer = useRef<Answer<C>>(null);
  const form = useDraft<Row, Call>({
    siteId,
    name: `${feature}.${name}.${about}`,
    read: call,
    input: undefined,
    start: { ...emptyRow(described), ...start },
    save: async (row, _, write) => {
      const typed = typedIn(fields, row);
      const parts = {
        params: typeof params === 'function' ? params(typed) : params,
        body: (await body?.(typed)) ?? typed,
      };
      try {
        answer.current = (await write<Call>(call, parts, { siteId })) as Answer<C>;
      } catch (cause) {
        props.onRefused?.();
        throw cause;
      }
      return row;
    },
    onSaved: (row) => props.onDone(answer.current!, typedIn(fields, row), row.shown),
  });
  const typed = form.draft && readIn(fields, form.draft);
  const ready = typed && props.ready?.(typed);
  const question = typed && asking ? props.confirm?.(typed, form.draft!.shown) : undefined;
  const word = typeof submit === 'string' ? submit : typed && submit(typed);
  const look = typeof variant === 'function' ? typed && variant(typed) : variant;
  return (
    <>
      <DraftForm
        form={props.confirm ? { ...form, save: () => Promise.resolve(setAsking(true)) } : form}
        shown={[]}
        ready={ready}
        why={typed && ready === false ? props.why?.(typed) : undefined}
        submit={word}
        variant={look}
        onCancel={props.onCancel}
      >
        {(row) => (
          <>
            {props.children}
            <fieldset
              ref={props.focus ? focusFirst : undefined}
              className={props.layout ?? 'stack'}
              data-first-focus
              disabled={form.saving}
            >
              {namesShown(props, readIn(fields, row)).map((one) => (
                <FieldInput
                  key={one}
                  resource={described}
                  name={one}
                  row={row}
                  own={props.inputs?.[one]}
                  hint={props.hints?.(readIn(fields, row))[one]}
                  fieldError={form.fieldErrors[one]}
                  onChange={form.change}
                />
              ))}
            </fieldset>
            {props.renderBelow?.(readIn(fields, row))}
          </>
        )}
      </DraftForm>
      <ConfirmDialog
        open={question !== undefined}
        title={question?.title ?? ''}
        text={question?.text ?? ''}
        action={word ?? ''}
        danger={look === 'danger'}
        onConfirm={() => {
          setAsking(false);
          void form.save();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

const focusFirst = (fields: HTMLElement | null): void =>
  fields?.querySelector<HTMLElement>('input, textarea, select')?.focus();

function namesShown<C extends Call, F extends Fields>(
  { fields, without = [] }: Props<C, F>,
  typed: Typed<F>,
): (keyof F & string)[] {
  const left = typeof without === 'function' ? without(typed) : without;
  return Object.keys(fields).filter((one) => !left.includes(one));
}

const typedIn = <F extends Fields>(fields: F, row: Row): Typed<F> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, row[name]])) as Typed<F>;

/** What hangs on what was typed is told no number where none can be read; what is sent says it as it stands, to be refused at its field. */
const readIn = <F extends Fields>(fields: F, row: Row): Typed<F> =>
  Object.fromEntries(
    Object.entries(typedIn(fields, row)).map(([name, value]) => [
      name,
      isNumber(fields[name]!) && typeof value === 'string' ? null : value,
    ]),
  ) as Typed<F>;
