import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rated } from '#contract/economy/credit-limits/check-calls.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';

// Few of those who look at a list have somebody checked.
const CheckForm = lazyScreen(async () => (await import('./check-form.tsx')).CheckForm);

interface Props {
  /** Of the customer. */
  id: number;
  name: string;
  /** What is known of them, which another check stands in place of. */
  check: Rated | null;
}

/** Has a customer checked at the credit bureau, for a reason. */
export function CheckButton({ id, name, check }: Props) {
  const { t } = useTranslation('credit-limits');
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('check.do')}</Button>
      <Dialog open={asking} title={t('check.of', { name })} onClose={close}>
        <CheckForm id={id} name={name} check={check} onClose={close} />
      </Dialog>
    </>
  );
}
