import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import type { Pasting } from './use-pasting.ts';

/** Reports what became of the rows that were pasted, with one press to take them all back. */
export function PastedNote({ pasted, again, undo, close }: Pasting) {
  const { t } = useTranslation('crud');
  const count = pasted?.lines.length ?? 0;
  const left = pasted?.unknown.size ?? 0;
  return (
    <div role="status">
      {pasted && (
        <div className={`message ${pasted.state === 'failed' ? 'warn' : 'info'} stack tight`}>
          <p>
            {t('document.pasted.rows', { count })}{' '}
            {pasted.state === 'asked' && <span>{t('document.pasted.asked')}</span>}
            {pasted.state === 'failed' && (
              <span>{t('document.pasted.failed', { why: pasted.failure })}</span>
            )}
            {pasted.state === 'answered' && (
              <span>
                {left > 0
                  ? t('document.pasted.unknown', { count: left })
                  : t('document.pasted.found')}
              </span>
            )}
          </p>
          <div className="actions">
            {pasted.state === 'failed' && (
              <Button onClick={again}>{t('document.pasted.again')}</Button>
            )}
            <Button onClick={undo}>{t('document.pasted.undo')}</Button>
            {pasted.state !== 'asked' && (
              <Button onClick={close}>{t('document.followed.fine')}</Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
