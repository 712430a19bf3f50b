import { useTranslation } from 'react-i18next';
import type { Resource } from '#contract/kit/resource.ts';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { useTranslations } from '../words.ts';
import type { Steps } from './use-steps.ts';

interface Props {
  resource: Resource;
  steps: Steps;
}

/** Says what speaks against a step, and goes on with it where somebody is sure. */
export function WarningDialog({ resource, steps }: Props) {
  const { t } = useTranslation('crud');
  const words = useTranslations(resource);
  const { warning } = steps;
  return (
    <ConfirmDialog
      open={warning !== null}
      title={
        warning ? (warning.word === 'archive' ? t('crud:archive') : words.step(warning.word)) : ''
      }
      text={warning?.text ?? ''}
      action={t('form.override')}
      onConfirm={() => steps.goOn(true)}
      onClose={() => steps.goOn(false)}
    />
  );
}
