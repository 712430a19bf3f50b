import { cardOutline } from 'ionicons/icons';
import { useTranslation } from 'react-i18next';
import {
  toggleCashRegister,
  useCashRegisterShown,
  useCashRegisterStatus,
} from '#src/navigation/cash-register-card.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

/** Shows and hides the card register's frame, and says how the register is; not there for a site without one. */
export function CardButton() {
  const { t } = useTranslation('shell');
  const status = useCashRegisterStatus();
  const shown = useCashRegisterShown();
  if (status === 'inactive') return null;
  return (
    <button
      className="bar-button sign"
      type="button"
      aria-label={t(`register.${status}`)}
      aria-pressed={shown}
      onClick={toggleCashRegister}
    >
      <Icon icon={cardOutline} />
      <span className={`bar-state ${status}`} />
    </button>
  );
}
