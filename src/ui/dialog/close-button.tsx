import { useTranslation } from 'react-i18next';
import './close-button.css';

/** The cross in the corner of what can be closed; `label` says more than 'Close' where that is needed. */
export function CloseButton({ label, onClose }: { label?: string; onClose: () => void }) {
  const { t } = useTranslation('common');
  return (
    <button
      type="button"
      className="close-button sign"
      aria-label={label ?? t('close')}
      title={label}
      onClick={onClose}
    >
      <span aria-hidden="true">×</span>
    </button>
  );
}
