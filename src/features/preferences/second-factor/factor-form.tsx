import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '#src/crud/refusal.ts';
import { Button } from '#src/ui/button.tsx';
import { SaveBar } from '#src/ui/save-bar.tsx';

interface Props {
  refusal: Refusal;
  busy: boolean;
  /** What the button does, and whether all is there for it. */
  deed: string;
  look: 'primary' | 'danger';
  ready: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A step with the second factor: its fields, why it was refused, on and back. */
export function FactorForm({ refusal, busy, deed, look, ready, children, ...given }: Props) {
  const { t } = useTranslation('preferences');
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        given.onSubmit();
      }}
    >
      {children}
      <SaveBar text={refusal.text} faults={refusal.fields}>
        <Button type="submit" look={look} busy={busy} disabled={!ready}>
          {deed}
        </Button>
        <Button onClick={given.onCancel}>{t('factor.cancel')}</Button>
      </SaveBar>
    </form>
  );
}
