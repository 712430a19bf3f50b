import { useTranslation } from 'react-i18next';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { hasEditable } from '#contract/kit/steps.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { ActionList } from '../steps/actions.tsx';
import { StepDialogs } from '../steps/step-dialogs.tsx';
import { useRowActions } from '../steps/row-actions.tsx';
import { useSteps } from '../steps/use-steps.ts';
import { titleOf } from '../values/title-of.ts';

interface Props {
  resource: Resource;
  row: Row;
  onEdit: () => void;
  onClose: () => void;
}

/** What can be done with a row of a list without going to it. */
export function RowMenu({ resource, row, onEdit, onClose }: Props) {
  const { t } = useTranslation('crud');
  const steps = useSteps(resource, onClose);
  const editable = row.archived_at === null && hasEditable(resource, row);
  const actions = useRowActions({ resource, row, steps });
  const edit = { name: 'edit', label: t('form.edit'), act: onEdit };
  return (
    <Dialog open title={titleOf(resource, row)} place="foot" onClose={onClose}>
      <ActionList actions={editable ? [edit, ...actions] : actions} />
      <StepDialogs resource={resource} steps={steps} />
      <ErrorNote text={steps.error} />
    </Dialog>
  );
}
