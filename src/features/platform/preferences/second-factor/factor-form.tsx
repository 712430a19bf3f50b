import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionError } from '#src/crud/action-error.ts';
import { Button } from '#src/ui/button.tsx';
import { SaveBar } from '#src/ui/save-bar.tsx';

interface Props {
  actionError: ActionError;
  busy: boolean;
  /** What the button does, and whether all is there for it. */
  action: string;
  variant: 'primary' | 'danger';
  ready: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A step with the second factor: its fields, why it was refused, on and back. */
export function FactorForm({
  actionError,
  busy,
  action,
  variant,
  ready,
  children,
  ...props
}: Props) {
  const { t } = useTranslation('preferences');
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      {children}
      <SaveBar text={actionError.text} fieldErrors={actionError.fields}>
        <Button type="submit" variant={variant} busy={busy} disabled={!ready}>
          {action}
        </Button>
        <Button onClick={props.onCancel}>{t('factor.cancel')}</Button>
      </SaveBar>
    </form>
  );
}
