import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Parts } from '#contract/kit/document/parts.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { statesOf } from '#contract/kit/steps.ts';
import { Actions, type Action } from '../../steps/actions.tsx';
import { useMay } from '../../use-may-write.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { SplitDialog } from './split-dialog.tsx';

interface Props {
  resource: Resource;
  row: Row;
  first?: ReactNode;
  /** What else can be done with it. */
  actions: readonly Action[];
}

/** What can be done with a document: as with any row, and that it is split and merged with others as it stands. */
export function PartsActions({ resource, row, first, actions }: Props) {
  const { t } = useTranslation('crud');
  const may = useMay();
  const [dialog, setDialog] = useState<'split' | 'merge' | null>(null);
  const { split, merge } = resource.parts as Parts;
  const state = String(row[statesOf(resource)?.field ?? '']);
  const isOpen = row.archived_at === null && may(resource.write);
  const now = {
    split: isOpen && split.includes(state) && Number(row['line_count']) > 0,
    merge: isOpen && merge.includes(state),
  };
  const own = (['split', 'merge'] as const)
    .filter((name) => now[name])
    .map((name) => ({ name, label: t(`document.${name}.action`), act: () => setDialog(name) }));
  const close = () => setDialog(null);
  return (
    <>
      <Actions first={first} actions={[...actions, ...own]} />
      {dialog === 'split' && <SplitDialog resource={resource} row={row} onClose={close} />}
      {dialog === 'merge' && <MergeDialog resource={resource} row={row} onClose={close} />}
    </>
  );
}
