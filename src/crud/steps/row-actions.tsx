import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource, Row } from '#contract/kit/resource.ts';
import { lackOf, statesOf, type Guard } from '#contract/kit/steps.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { useMay } from '../use-may-write.ts';
import { useWordsOf } from '../words.ts';
import { Actions, type Action } from './actions.tsx';
import { AskedStep } from './asked-step.tsx';
import { useParts } from './use-parts.tsx';
import type { Steps } from './use-steps.ts';

interface Props {
  resource: Resource;
  row: Row;
  steps: Steps;
}

const asked = 10_000;

/**
 * What the person may do with a row as it stands: its steps, and archiving or restoring it. What
 * lacks something is off and says why, also to who presses it.
 */
export function RowActions({ first, ...given }: Props & { first?: ReactNode }) {
  const parts = useParts(given.resource, given.row);
  return (
    <>
      <Actions first={first} actions={[...useRowActions(given), ...parts.actions]} />
      <AskedStep resource={given.resource} steps={given.steps} />
      {parts.dialog}
    </>
  );
}

/** The same as `RowActions`, to be shown in another way. */
export function useRowActions({ resource, row, steps }: Props): Action[] {
  const { t } = useTranslation('crud');
  const words = useWordsOf(resource);
  const may = useMay();
  const now = useServerNow(asked);
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
