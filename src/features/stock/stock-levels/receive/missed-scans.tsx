import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { CloseButton } from '#src/ui/dialog/close-button.tsx';
import type { useScannedProduct } from './use-scanned-product.ts';
import './scanned-goods.css';

type Props = ReturnType<typeof useScannedProduct>;

/** Stays in sight wherever somebody has scrolled to. */
export const ScanNote = ({ children }: { children: ReactNode }) => (
  <div className="scanned-missed">{children}</div>
);

/** What was scanned and is of no line, in sight until somebody has read it. */
export function MissedScans({ missed, onAgain, onRead }: Props) {
  const { t } = useTranslation('stock-levels');
  const { unknown, unanswered } = missed;
  return (
    <ScanNote>
      <div role="status" className="stack tight">
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
    </ScanNote>
  );
}
