import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { lackOf, statesOf, type Guard } from '#contract/kit/steps.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { useMay } from '../use-may-write.ts';
import { useTranslations } from '../words.ts';
import { Actions, type Action } from './actions.tsx';
import { StepDialogs } from './step-dialogs.tsx';
import type { Steps } from './use-steps.ts';

// Most are no documents.
const PartsActions = lazyComponent<WithActions>(
  async () => (await import('../document/parts/parts-actions.tsx')).PartsActions,
  Actions,
);

interface Props {
  resource: Resource;
  row: Row;
  steps: Steps;
}

interface WithActions extends Pick<Props, 'resource' | 'row'> {
  first?: ReactNode;
  actions: readonly Action[];
}

const refreshMs = 10_000;

interface Shown extends Props {
  /** What is done besides, in the look that it has there: the main button of what goes through no states. Where a form's own button is the main one, nothing is given. */
  renderFirst?: (variant: 'plain' | 'primary') => ReactNode;
  /** What is done next where no step usually is. */
  otherwise?: Action | undefined;
}

/**
 * What the person may do with a row as it stands: its steps, and archiving or restoring it. What
 * lacks something is off and says why, also to who presses it.
 */
export function RowActions({ renderFirst, otherwise, ...props }: Shown) {
  const { resource, row } = props;
  const all = useRowActions(props);
  const next = renderFirst && (usualOf(resource, all) ?? otherwise);
  const others = all.filter((one) => one !== next);
  const actions = next ? [{ ...next, usual: true }, ...others] : others;
  const Buttons: ComponentType<WithActions> = resource.parts ? PartsActions : Actions;
  const besides = renderFirst?.(statesOf(resource) ? 'plain' : 'primary');
  return (
    <>
      <Buttons resource={resource} row={row} first={besides} actions={actions} />
      <StepDialogs {...props} />
    </>
  );
}

/** Which step usually comes next: one that lacks nothing before one that does. */
function usualOf(resource: Resource, offered: readonly Action[]): Action | undefined {
  const { steps = {} } = statesOf(resource) ?? {};
  const usual = offered.filter(({ name }) => steps[name]?.usual);
  return usual.find(({ why }) => why === undefined) ?? usual[0];
}

/** The same as `RowActions`, to be shown in another way. */
export function useRowActions({ resource, row, steps }: Props): Action[] {
  const { t } = useTranslation('crud');
  const words = useTranslations(resource);
  const may = useMay();
  const now = useServerNow(refreshMs);
  const word = row.archived_at === null ? 'archive' : 'restore';
  const offered: [word: string, label: string, guard: Guard][] = [
    ...stepsFrom(resource, row).map(([name, guard]): (typeof offered)[0] => [
      name,
      words.step(name),
      guard,
    ]),
    [word, t(word === 'archive' ? 'crud:archive' : 'crud:restore'), resource.guards?.[word] ?? {}],
  ];
  const copy: Action[] =
    resource.calls['copy'] && may(resource.write)
      ? [
          {
            name: 'copy',
            label: t('crud:document.copy'),
            busy: steps.busy,
            act: () => void steps.copy(row),
          },
        ]
      : [];
  const taken = offered
    .filter(([, , { right = resource.write }]) => may(right))
    .map(([name, label, guard]) => {
      const lack = lackOf(guard, row, new Date(now));
      const why = lack && t(lack.replace('.', ':errors.'));
      return { name, label, why, busy: steps.busy, act: () => steps.begin(row, name) };
    });
  return [...taken.slice(0, -1), ...copy, ...taken.slice(-1)];
}

const stepsFrom = (resource: Resource, row: Row) => {
  const { field = '', steps = {} } = statesOf(resource) ?? {};
  const from = String(row[field]);
  return row.archived_at === null
    ? Object.entries(steps).filter(([, step]) => step.from.includes(from))
    : [];
};
