import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { CloseButton } from '#src/ui/dialog/close-button.tsx';
import type { useScannedProduct } from './use-scanned-product.ts';
import './scanned-goods.css';

type Props = ReturnType<typeof useScannedProduct>;

/** What was scanned and is of no line, in sight until somebody has read it. */
export function MissedScans({ missed, onAgain, onRead }: Props) {
  const { t } = useTranslation('stock-levels');
  const { unknown, unanswered } = missed;
  return (
    <div role="status" className="scanned-missed stack tight">
      {unknown.length > 0 && (
        <p className="message bad row nowrap apart">
          {t('goods.unknown', { code: unknown.join(', ') })}
          <CloseButton onClose={onRead} />
        </p>
      )}
      {unanswered.length > 0 && (
        <p className="message bad row apart">
          {t('goods.unanswered', { code: unanswered.join(', ') })}
          <Button onClick={onAgain}>{t('goods.again')}</Button>
        </p>
      )}
    </div>
  );
}
