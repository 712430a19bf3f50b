import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { takePressAfterOpening, takeSecondPress } from '../touch/second-press.ts';
import { noteOpen } from './top-dialog.ts';
import { useBackCloses } from './use-back-closes.ts';

interface Props extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> {
  onClose: () => void;
  /** It stands in the address, which going back changes by itself. */
  inAddress?: boolean | undefined;
  /** What else is to happen once it is open, such as moving the focus. */
  onOpen?: (dialog: HTMLDialogElement) => void;
}

/**
 * The browser's own dialog, over everything, for as long as it is there: the page behind cannot be
 * reached, Escape and a tap beside it ask to close it, and the focus goes back to where it was. The
 * first child has to fill it: a tap on the dialog itself is one beside it.
 */
export function Modal({ onClose, onOpen, inAddress = false, children, ...props }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const opened = useRef(onOpen);
  const pressed = useRef<EventTarget>(null);
  const lastPress = useRef<MouseEvent>(null);

  // Closed before it leaves the page: or the browser would not give the focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    dialog.showModal();
    opened.current?.(dialog);
    const noteClosed = noteOpen(dialog);
    const endTaking = takePressAfterOpening();
    return () => {
      noteClosed();
      endTaking();
      dialog.close();
      if (lastPress.current) takeSecondPress(lastPress.current);
    };
  }, []);

  useBackCloses(!inAddress, onClose);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a tap beside it; the key for that is Escape
    <dialog
      ref={element}
      {...props}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClickCapture={({ nativeEvent }) => {
        lastPress.current = nativeEvent;
      }}
      // What is sent here is no other form, whichever wanted the dialog.
      onSubmit={(event) => event.stopPropagation()}
      // Where the press began says what was meant: a selection may be dragged out of a field.
      onClick={({ target }) => {
        if (target === element.current && pressed.current === target) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
