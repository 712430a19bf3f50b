import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { CloseButton } from '../close-button.tsx';
import { noteOpen } from './top-dialog.ts';
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
 * and the focus goes back to where it was. Inside, it begins at what has `data-first-focus`.
 * Whoever opens it keeps `open`, best in the address.
 */
export function Dialog({ open, ...given }: Props) {
  return open ? <OpenDialog {...given} /> : null;
}

function OpenDialog({ title, place = 'middle', onClose, children }: Omit<Props, 'open'>) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();

  // Closed before it leaves the page: or the browser would not give the focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    const noteClosed = noteOpen(dialog);
    return () => {
      noteClosed();
      dialog.close();
    };
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a tap beside it; the key for that is Escape
    <dialog
      ref={element}
      className={`dialog ${place}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === element.current && onClose()}
    >
      <div className="dialog-page">
        <header>
          <h2 id={id}>{title}</h2>
          <CloseButton onClose={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
