import type { ReactNode } from 'react';
import type { Resource, Row } from '#contract/kit/resource.ts';
import { DraftForm } from '../draft-form.tsx';
import type { Draft } from '../use-draft.ts';
import { RowFields } from './row-fields.tsx';
import { useShown } from './use-shown.ts';

interface Props {
  resource: Resource;
  form: Draft<Row>;
  /** The field that is said already by where the form stands. */
  without?: string;
  actions?: ReactNode;
}

/** The form of one that is there. */
export function EditForm({ resource, form, without, actions }: Props) {
  return (
    <DraftForm form={form} shown={useShown(resource)} actions={actions}>
      {(row) => (
        <RowFields
          resource={resource}
          row={row}
          faults={form.faults}
          onChange={form.change}
          without={without}
        />
      )}
    </DraftForm>
  );
}
