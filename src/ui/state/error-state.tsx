import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { CopyButton } from './copy-button.tsx';
import './states.css';

interface Props {
  title?: string;
  /** What went wrong, in the person's language. */
  text: string;
  /** What support finds the failure by. */
  requestId?: string | null;
  /** What is copied for support; without it there is no button for that. */
  details?: string;
  onRetry?: () => void;
}

/** Stands where something could not be loaded: what went wrong, once more, and what to tell support. */
export function ErrorState({ title, text, requestId = null, details = '', onRetry }: Props) {
  const { t } = useTranslation('common');
  return (
    <div className="state stack tight center bad" role="alert">
      <p className="alarmed t18 strong">{title ?? t('loadFailed')}</p>
      <p>{text}</p>
      {requestId && <p className="small">{t('requestId', { requestId })}</p>}
      <div className="actions center">
        {onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
        {details && <CopyButton text={details} />}
      </div>
    </div>
  );
}
