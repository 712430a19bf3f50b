import { useTranslation } from 'react-i18next';
import type { Resource } from '#contract/kit/resource.ts';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { lazyPart } from '#src/ui/state/lazy-part.tsx';
import { useWordsOf } from '../words.ts';
import type { Steps } from './use-steps.ts';

// Most steps ask for nothing.
const StepDialog = lazyPart(async () => (await import('./step-dialog.tsx')).StepDialog);

interface Props {
  resource: Resource;
  steps: Steps;
}

/** What a step asks for, while it does, or what speaks against it. */
export function AskedStep({ resource, steps }: Props) {
  const { t } = useTranslation('crud');
  const words = useWordsOf(resource);
  const { asking, doubt } = steps;
  if (asking) return <StepDialog resource={resource} steps={steps} {...asking} />;
  return (
    <ConfirmDialog
      open={doubt !== null}
      title={doubt ? words.step(doubt.word) : ''}
      text={doubt?.text ?? ''}
      action={t('form.despite')}
      onConfirm={() => steps.goOn(true)}
      onClose={() => steps.goOn(false)}
    />
  );
}
