import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';

const SendReceipt = lazyScreen(async () => (await import('./send-receipt.tsx')).SendReceipt);

interface Props {
  register: number;
  nr: number;
  className?: string;
}

/** Opens the ways to give a receipt to its customer without paper. */
export function SendButton({ register, nr, className }: Props) {
  const { t } = useTranslation('cash-registers');
  const [sends, setSends] = useState(false);
  return (
    <>
      <Button className={className} onClick={() => setSends(true)}>
        {t('send.title')}
      </Button>
      {sends && <SendReceipt register={register} nr={nr} onClose={() => setSends(false)} />}
    </>
  );
}
