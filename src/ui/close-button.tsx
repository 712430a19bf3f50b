import { useTranslation } from 'react-i18next';
import './close-button.css';

/** The cross in the corner of what can be closed. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  return (
    <button type="button" className="close-button" aria-label={t('close')} onClick={onClose}>
      <span aria-hidden="true">×</span>
    </button>
  );
}
