import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { isPhone } from '../touch/is-phone.ts';
import { CloseButton } from './close-button.tsx';
import { focusFirst } from './focus-first.ts';
import { Modal } from './modal.tsx';
import { Sheet } from './sheet.tsx';
import './dialog.css';

interface Props {
  open: boolean;
  title: string;
  /** In the middle, at the side, or at the foot, where the thumb is. On a phone worked by finger it is a sheet. */
  place?: 'middle' | 'side' | 'foot';
  /** A long list: its sheet comes half, and is pulled up to be whole. */
  long?: boolean;
  onClose: () => void;
  /** It stands in the address, which going back changes by itself. */
  inAddress?: boolean | undefined;
  children: ReactNode;
}

/**
 * The browser's own dialog: the page behind cannot be reached, Escape and a tap beside it close it,
 * and the focus goes back to where it was. Inside, it begins at what has `data-first-focus`,
 * or at the first field in that. On a phone it is a sheet that can be pulled down.
 * Whoever opens it keeps `open`, best in the address.
 */
export function Dialog({ open, ...props }: Props) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  title,
  place = 'middle',
  long,
  onClose,
  inAddress,
  children,
}: Omit<Props, 'open'>) {
  const id = useId();
  // Turned on its side it stays what it was opened as.
  const [phone] = useState(isPhone);
  const shared = { 'aria-labelledby': id, onClose, inAddress, onOpen: focusFirst };
  const content = (
    <div className="dialog-page stack">
      <header className="row nowrap apart">
        <h2 id={id}>{title}</h2>
        <CloseButton onClose={onClose} />
      </header>
      {children}
    </div>
  );
  return phone ? (
    <Sheet {...shared} tall={place === 'side'} long={long}>
      {content}
    </Sheet>
  ) : (
    <Modal className={`dialog ${place}`} {...shared}>
      {content}
    </Modal>
  );
}
