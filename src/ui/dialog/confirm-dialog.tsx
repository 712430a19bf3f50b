import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  open: boolean;
  title: string;
  /** What will happen, and whether it can be undone. */
  text: string;
  /** What the button does, as a word: 'Delete', never 'Yes'. */
  action: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that is not easily undone. The focus starts at the way out. */
export function ConfirmDialog({ text, action, danger = false, busy = false, ...props }: Props) {
  const { t } = useTranslation('common');
  return (
    <Dialog open={props.open} title={props.title} onClose={props.onClose}>
      <p>{text}</p>
      <div className="actions end">
        <Button data-first-focus onClick={props.onClose}>
          {t('cancel')}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={props.onConfirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
