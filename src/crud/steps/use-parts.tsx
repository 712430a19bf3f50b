import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource, Row } from '#contract/kit/resource.ts';
import { statesOf } from '#contract/kit/steps.ts';
import { lazyPart } from '#src/ui/state/lazy-part.tsx';
import { useMay } from '../use-may-write.ts';
import type { Action } from './actions.tsx';

const SplitDialog = lazyPart(
  async () => (await import('../document/parts/split-dialog.tsx')).SplitDialog,
);
const MergeDialog = lazyPart(
  async () => (await import('../document/parts/merge-dialog.tsx')).MergeDialog,
);

/** What splits a document and merges it with others, where that can be done with it as it stands; and what asks how. */
export function useParts(resource: Resource, row: Row): { actions: Action[]; dialog: ReactNode } {
  const { t } = useTranslation('crud');
  const may = useMay();
  const [asked, ask] = useState<'split' | 'merge' | null>(null);
  const { parts } = resource;
  if (!parts || !may(resource.write)) return { actions: [], dialog: null };
  const state = String(row[statesOf(resource)?.field ?? '']);
  const isOpen = row.archived_at === null;
  const now = {
    split: isOpen && parts.split.includes(state) && Number(row['line_count']) > 0,
    merge: isOpen && parts.merge.includes(state),
  };
  const actions = (['split', 'merge'] as const)
    .filter((name) => now[name])
    .map((name) => ({ name, label: t(`document.${name}.action`), act: () => ask(name) }));
  const Asked = asked === 'split' ? SplitDialog : MergeDialog;
  const dialog = asked && <Asked resource={resource} row={row} onClose={() => ask(null)} />;
  return { actions, dialog };
}
