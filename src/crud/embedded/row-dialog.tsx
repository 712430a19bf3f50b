import { useTranslation } from 'react-i18next';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { hasEditable } from '#contract/kit/steps.ts';
import { showAlert } from '#src/data/alerts.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { AddForm } from '../new/add-form.tsx';
import { ChangedBy } from '../record/changed-by.tsx';
import { EditForm } from '../record/edit-form.tsx';
import { RowSheet } from '../record/row-sheet.tsx';
import { useRecordDraft } from '../record/use-record-draft.ts';
import { RowActions } from '../steps/row-actions.tsx';
import { useSteps } from '../steps/use-steps.ts';
import { titleOf } from '../values/title-of.ts';
import type { OwnInputs } from '../widgets/own-input.ts';
import { useTranslations } from '../words.ts';

interface Props {
  resource: Resource;
  /** The row's id, or `new`. */
  id: string;
  /** The field that says whose it is: it is known. */
  field: string;
  start: Partial<Row>;
  mayWrite: boolean;
  inputs?: OwnInputs | undefined;
  /** Where the page says in its address that it is open. */
  inAddress?: boolean;
  onClose: () => void;
}

/** A row that has no page of its own: made, read and changed beside the page it belongs to. */
export function RowDialog({ id, ...props }: Props) {
  return id === 'new' ? <Making {...props} /> : <Changing key={id} id={id} {...props} />;
}

function Making({ resource, field, start, inputs, inAddress, onClose }: Omit<Props, 'id'>) {
  const { t } = useTranslation('crud');
  const words = useTranslations(resource);
  return (
    <Dialog open title={words.text('new')} place="side" inAddress={inAddress} onClose={onClose}>
      <AddForm
        resource={resource}
        start={start}
        beside
        without={field}
        inputs={inputs}
        onSaved={(row) => {
          const name = titleOf(resource, row);
          showAlert({ type: 'success', content: t('form.added', { name }) });
          onClose();
        }}
      />
    </Dialog>
  );
}

function Changing({ resource, id, field, mayWrite, inputs, inAddress, onClose }: Props) {
  const words = useTranslations(resource);
  const form = useRecordDraft(resource, useSiteId(), id, onClose);
  const steps = useSteps(resource, onClose);
  const row = form.draft;
  const editable = mayWrite && row?.archived_at === null && hasEditable(resource, row);
  return (
    <Dialog
      open
      title={row ? titleOf(resource, row) : words.text('one')}
      place="side"
      inAddress={inAddress}
      onClose={onClose}
    >
      {row && <ChangedBy row={row} />}
      {row && !editable ? (
        <>
          <RowSheet resource={resource} row={row} query={form.query} without={[field]} />
          {row.archived_at === null && <RowActions resource={resource} row={row} steps={steps} />}
        </>
      ) : (
        <EditForm
          resource={resource}
          form={form}
          without={field}
          inputs={inputs}
          actions={row && <RowActions resource={resource} row={row} steps={steps} />}
        />
      )}
      <ErrorNote text={steps.error} />
    </Dialog>
  );
}
