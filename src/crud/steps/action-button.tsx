import { useTranslation } from 'react-i18next';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { lackOf, statesOf } from '#contract/kit/steps.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { useMay } from '../use-may-write.ts';
import { useTranslations } from '../words.ts';
import { Actions } from './actions.tsx';
import { StepDialogs } from './step-dialogs.tsx';
import { useSteps } from './use-steps.ts';

interface Props {
  resource: Resource;
  row: Row;
  word: string;
}

const refreshMs = 10_000;

/** Does an action of a resource with a row, once its dialog was answered. Nothing where it cannot be done with the row as it stands, or not by this person. */
export function ActionButton({ resource, row, word }: Props) {
  const { t } = useTranslation(resource.feature);
  const words = useTranslations(resource);
  const may = useMay();
  const steps = useSteps(resource, () => {});
  const now = useServerNow(refreshMs);
  const action = resource.actions![word]!;
  const { right = resource.write, from } = action;
  const state = String(row[statesOf(resource)?.field ?? '']);
  if (row.archived_at !== null || !may(right) || (from && !from.includes(state))) return null;
  const lack = lackOf(action, row, new Date(now));
  const one = {
    name: word,
    label: words.step(word),
    why: lack && t(lack.replace('.', ':errors.')),
    busy: steps.busy,
    act: () => steps.begin(row, word),
  };
  return (
    <>
      <Actions actions={[one]} />
      <ErrorNote text={steps.error} />
      <StepDialogs resource={resource} steps={steps} row={row} />
    </>
  );
}
