import { useId } from 'react';
import type { ReactNode } from 'react';
import { CloseButton } from './close-button.tsx';
import { Modal } from './modal.tsx';
import './dialog.css';

interface Props {
  open: boolean;
  title: string;
  /** In the middle, at the side (full width on a phone), or at the foot, where the thumb is. */
  place?: 'middle' | 'side' | 'foot';
  onClose: () => void;
  children: ReactNode;
}

/**
 * The browser's own dialog: the page behind cannot be reached, Escape and a tap beside it close it,
 * and the focus goes back to where it was. Inside, it begins at what has `data-first-focus`,
 * or at the first field in that.
 * Whoever opens it keeps `open`, best in the address.
 */
export function Dialog({ open, ...given }: Props) {
  return open ? <OpenDialog {...given} /> : null;
}

function focusFirst(dialog: HTMLDialogElement) {
  const marked = dialog.querySelector<HTMLElement>('[data-first-focus]');
  const field = marked?.querySelector<HTMLElement>('input, select, textarea');
  (field ?? marked)?.focus();
}

function OpenDialog({ title, place = 'middle', onClose, children }: Omit<Props, 'open'>) {
  const id = useId();
  return (
    <Modal className={`dialog ${place}`} aria-labelledby={id} onClose={onClose} onOpen={focusFirst}>
      <div className="dialog-page">
        <header>
          <h2 id={id}>{title}</h2>
          <CloseButton onClose={onClose} />
        </header>
        {children}
      </div>
    </Modal>
  );
}
