import { useRef, type ComponentProps } from 'react';
import { useGestures } from '../touch/use-gestures.ts';
import { classes } from '../classes.ts';
import { Modal } from './modal.tsx';
import './drawer.css';

/** What opens from the right over the page. On touch it goes with the finger that moves it out. */
export function Drawer({ onClose, onOpen, className, ...props }: ComponentProps<typeof Modal>) {
  const drawer = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useGestures(({ dragOut }) =>
    drawer.current ? dragOut(drawer.current, () => close.current()) : undefined,
  );
  return (
    <Modal
      {...props}
      className={classes('drawer', className)}
      onClose={onClose}
      onOpen={(dialog) => {
        drawer.current = dialog;
        onOpen?.(dialog);
      }}
    />
  );
}
