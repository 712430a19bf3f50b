import type { ReactNode } from 'react';
import { linesOf } from '#contract/kit/document/lines.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { DraftForm } from '../draft-form.tsx';
import type { OwnInputs } from '../widgets/own-input.ts';
import type { Draft } from '../use-draft.ts';
import { RowFields } from './row-fields.tsx';
import { useShown } from './use-shown.ts';

// Most have no lines.
const LineClashes = lazyComponent(
  async () => (await import('../document/versions/line-clashes.tsx')).LineClashes,
);

interface Props {
  resource: Resource;
  form: Draft<Row>;
  /** The field that is said already by where the form stands. */
  without?: string | undefined;
  inputs?: OwnInputs | undefined;
  actions?: ReactNode;
}

/** The form of one that is there. */
export function EditForm({ resource, form, without, inputs, actions }: Props) {
  return (
    <DraftForm
      form={form}
      shown={useShown(resource)}
      clashes={linesOf(resource) && <LineClashes resource={resource} form={form} />}
      actions={actions}
    >
      {(row) => (
        <RowFields
          resource={resource}
          row={row}
          fieldErrors={form.fieldErrors}
          onChange={form.change}
          without={without}
          inputs={inputs}
        />
      )}
    </DraftForm>
  );
}
