import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';

interface Props {
  /** Which agreement a file came by, and which is the company's. */
  text: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks whether a file of another agreement with the bank is the company's all the same. */
export function AskAgreement(props: Props) {
  const { t } = useTranslation('payments');
  return (
    <ConfirmDialog
      open
      title={t('match.otherAgreement')}
      action={t('match.readAnyway')}
      {...props}
    />
  );
}
