import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import type { Steps } from './use-steps.ts';

// Most steps ask for nothing, and nothing speaks against them.
const StepDialog = lazyComponent(async () => (await import('./step-dialog.tsx')).StepDialog);
const WarningDialog = lazyComponent(
  async () => (await import('./warning-dialog.tsx')).WarningDialog,
);

interface Props {
  resource: Resource;
  steps: Steps;
  /** The row as it is now, where it is shown. */
  row?: Row;
}

/** What a step asks for, while it does, or what speaks against it. */
export function StepDialogs({ resource, steps, row }: Props) {
  const { asking, warning } = steps;
  if (asking)
    return <StepDialog resource={resource} steps={steps} {...asking} {...(row && { row })} />;
  return warning && <WarningDialog resource={resource} steps={steps} />;
}
