import { useTranslation } from 'react-i18next';
import type { Resource, Row } from '#contract/kit/resource.ts';
import { lackOf, statesOf, type Guard } from '#contract/kit/steps.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { Button } from '#src/ui/button.tsx';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { useMay } from '../use-may-write.ts';
import { useWordsOf } from '../words.ts';
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
export function RowActions({ resource, row, steps }: Props) {
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
  return offered
    .filter(([, , { right = resource.write }]) => may(right))
    .map(([name, label, guard]) => {
      const lack = lackOf(guard, row, new Date(now));
      const why = lack && t(lack.replace('.', ':errors.'));
      return (
        <Button
          key={name}
          busy={steps.busy}
          // Not taken from the keyboard and the finger: pressed, it says why.
          aria-disabled={why !== undefined}
          title={why}
          onClick={() => (why === undefined ? void steps.take(row, name) : showSnackbar(why))}
        >
          {label}
        </Button>
      );
    });
}

const stepsFrom = (resource: Resource, row: Row) => {
  const { field = '', steps = {} } = statesOf(resource) ?? {};
  const from = String(row[field]);
  return row.archived_at === null
    ? Object.entries(steps).filter(([, step]) => step.from.includes(from))
    : [];
};
