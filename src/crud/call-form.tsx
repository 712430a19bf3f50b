import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, Call } from '#contract/kit/call.ts';
import type { Field, Fields } from '#contract/kit/fields.ts';
import type { Row } from '#contract/kit/resource.ts';
import type { InputParts } from '#src/data/api.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { DraftForm } from './draft-form.tsx';
import { emptyRow } from './record/empty-row.ts';
import { useDraft } from './use-draft.ts';
import { FieldInput } from './widgets/field-input.tsx';

/** What was typed into the fields of a form. */
export type Typed<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never;
};

type Variant = 'plain' | 'primary' | 'danger';

interface Props<C extends Call, F extends Fields> {
  call: C;
  params?: InputParts['params'];
  /** What it is about: what is typed is kept under it in this tab. */
  about: string;
  /** Where its words stand, as those of a resource: `feature:name` has `fields.<field>`, `hints.<field>`, `choices.<field>.<value>`. */
  words: `${string}:${string}`;
  /** The fields of the body that a person fills in. */
  fields: F;
  /** Those of them that it does without here. */
  without?: readonly (keyof F)[];
  start?: Partial<Typed<F>>;
  /** What is sent; what was typed when nothing is said. */
  body?: (typed: Typed<F>) => object;
  /** Whether it may be sent; else once something was filled in. */
  ready?: (typed: Typed<F>) => boolean;
  submit: string | ((typed: Typed<F>) => string);
  variant?: Variant | ((typed: Typed<F>) => Variant);
  onDone: (answer: Answer<C>, typed: Typed<F>) => void;
  /** What was typed is thrown away then. */
  onCancel?: () => void;
  /** What stands above the fields. */
  children?: ReactNode;
}

/**
 * A form that sends one call: its fields, closed while it is sent, what is wrong with which of them,
 * and its buttons. What is typed stays in this tab until it was sent or thrown away, and is done
 * once, however often it is tried.
 */
export function CallForm<C extends Call, F extends Fields>(given: Props<C, F>) {
  const { call, fields, about, start, body, submit, variant } = given;
  const { t } = useTranslation('common');
  const siteId = useSiteId();
  const [feature = '', name = ''] = given.words.split(':');
  const described = { feature, name, fields };
  const names = Object.keys(fields).filter((one) => !given.without?.includes(one));
  // The form is another one by the time it is answered.
  const answer = useRef<Answer<C>>(null);
  const form = useDraft<Row, Call>({
    siteId,
    name: `${feature}.${name}.${about}`,
    read: call,
    given: undefined,
    start: { ...emptyRow(described), ...start },
    save: async (row, _, write) => {
      const typed = typedIn(fields, row);
      const parts = { params: given.params, body: body?.(typed) ?? typed };
      answer.current = (await write<Call>(call, parts, { siteId })) as Answer<C>;
      return row;
    },
    onSaved: (row) => given.onDone(answer.current!, typedIn(fields, row)),
  });
  const typed = form.draft && typedIn(fields, form.draft);
  return (
    <DraftForm
      form={form}
      shown={[]}
      ready={typed && given.ready?.(typed)}
      submit={typeof submit === 'string' ? submit : typed && submit(typed)}
      variant={typeof variant === 'function' ? typed && variant(typed) : variant}
      actions={
        given.onCancel && (
          <Button
            disabled={form.saving}
            onClick={() => {
              form.forget();
              given.onCancel?.();
            }}
          >
            {t('cancel')}
          </Button>
        )
      }
    >
      {(row) => (
        <>
          {given.children}
          <fieldset className="stack" data-first-focus disabled={form.saving}>
            {names.map((one) => (
              <FieldInput
                key={one}
                resource={described}
                name={one}
                row={row}
                fault={form.faults[one]}
                onChange={form.change}
              />
            ))}
          </fieldset>
        </>
      )}
    </DraftForm>
  );
}

const typedIn = <F extends Fields>(fields: F, row: Row): Typed<F> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, row[name]])) as Typed<F>;
