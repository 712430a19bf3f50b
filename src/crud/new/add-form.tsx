import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Call } from '#contract/kit/call.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { useCountry } from '#src/navigation/use-country.ts';
import type { HomeCountry } from '#src/i18n/country-here.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { DraftForm } from '../draft-form.tsx';
import { refetchResource } from '../refetch-resource.ts';
import { useDraft } from '../use-draft.ts';
import { emptyRow, writtenChanges } from '../record/empty-row.ts';
import { RowFields } from '../record/row-fields.tsx';
import { saveRow } from '../record/save-row.ts';
import { startHere } from './start-here.ts';
import type { OwnInputs } from '../widgets/own-input.ts';
import { useShown } from '../record/use-shown.ts';

interface Props {
  resource: Resource;
  /** What is known of it already. */
  start?: Partial<Row> | undefined;
  /** It is made beside another form, and its draft is another. */
  beside?: boolean;
  /** The field that is said already by where the form stands. */
  without?: string | undefined;
  inputs?: OwnInputs | undefined;
  onSaved: (row: Row) => void;
  actions?: ReactNode;
}

/** The form of a new one. */
export function AddForm(props: Props) {
  const country = useCountry(useSiteId());
  return <NewForm key={country} country={country} {...props} />;
}

function NewForm({
  resource,
  country,
  start,
  beside = false,
  without,
  inputs,
  onSaved,
  actions,
}: Props & { country: HomeCountry }) {
  const siteId = useSiteId();
  const { pathname } = useLocation();
  const { calls, name, feature } = resource;
  const empty = emptyRow(resource);
  const { shown: _shown, ...known } = start ?? {};
  // Somebody else's new one, or one begun elsewhere, is another.
  const about = start ? `.${JSON.stringify(known)}` : '';
  const form = useDraft<Row, Call>({
    siteId,
    name: `${feature}.${name}.${beside ? `beside.${pathname}` : 'new'}${about}`,
    read: calls.one,
    input: { params: { id: 0 } },
    start: { ...empty, ...startHere(resource, country), ...start },
    save: async (draft, _, write) => {
      const body = await writtenChanges(resource, empty, draft);
      const answer = await write<Call>(calls.add, { body }, { siteId });
      refetchResource(siteId, resource);
      return (answer as { data: Row }).data;
    },
    change: saveRow(resource, siteId),
    onSaved,
  });
  return (
    <div data-first-focus={beside ? true : 'empty'}>
      <DraftForm
        form={form}
        shown={useShown(resource)}
        actions={actions}
        ready={start !== undefined || form.dirty}
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
    </div>
  );
}
