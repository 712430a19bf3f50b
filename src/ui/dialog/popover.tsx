import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { isPhone } from '../touch/is-phone.ts';
import { Dialog } from './dialog.tsx';
import { focusMarked } from './focus-first.ts';
import { noteOpen } from './top-dialog.ts';
import { useBackCloses } from './use-back-closes.ts';
import './popover.css';

interface Props {
  /** What stands on the button that opens it. */
  button: ReactNode;
  /** What a screen reader says of the button where its face does not say it. */
  label?: string;
  className?: string;
  open: boolean;
  onTurn: (open: boolean) => void;
  /** A long list: its sheet comes half, and is pulled up to be whole. */
  long?: boolean;
  children: ReactNode;
}

const gap = 4;

/**
 * A button and what it opens below itself; on a phone that is a sheet. Escape, going back and a
 * press beside it close it, and the focus goes back to the button. The caller keeps `open`.
 */
export function Popover({ button, label, className, open, onTurn, long = false, children }: Props) {
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  const phone = usePhone(open);

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || !open) return;
    element.showPopover();
    element.focus();
    // What is in it may come later; once somebody is busy with it, it stays where it is.
    const settle = () => {
      if (document.activeElement !== element) return;
      place(element, opener.current);
      focusMarked(element);
    };
    settle();
    const grown = new ResizeObserver(settle);
    grown.observe(element);
    const noteClosed = noteOpen(element);
    return () => {
      noteClosed();
      grown.disconnect();
      if (element.matches(':popover-open')) element.hidePopover();
    };
  }, [open]);

  // Hidden while it is there, it gives the focus back.
  useBackCloses(open && !phone, () => panel.current?.hidePopover());

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={classes('popover-button', className)}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={label}
        // A press beside the panel has closed it before the click comes, also one on this button.
        onPointerDown={() => (wasOpen.current = open)}
        onClick={({ detail }) => onTurn(!(detail === 0 ? open : wasOpen.current))}
      >
        {button}
      </button>
      {open && phone && (
        <Dialog
          open
          title={label ?? opener.current?.textContent ?? ''}
          long={long}
          onClose={() => onTurn(false)}
        >
          {children}
        </Dialog>
      )}
      {open && !phone && (
        <div
          ref={panel}
          className="popover float"
          popover="auto"
          role="dialog"
          tabIndex={-1}
          aria-label={label ?? opener.current?.textContent ?? undefined}
          onToggle={(event) => event.newState === 'closed' && onTurn(false)}
        >
          {children}
        </div>
      )}
    </>
  );
}

/** Whether it is a phone, as of when it was last closed: turned on its side, what is open stays what it is. */
function usePhone(open: boolean): boolean {
  const [phone, setPhone] = useState(isPhone);
  if (!open && phone !== isPhone()) setPhone(!phone);
  return phone;
}

/** Below its button, or above it where there is more room; always within the window. */
function place(panel: HTMLElement, opener: HTMLElement | null): void {
  if (!opener) return;
  const button = opener.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const below = innerHeight - button.bottom - gap;
  const up = height > below && button.top > below;
  const left = Math.max(gap, Math.min(button.left, innerWidth - width - gap));
  panel.style.setProperty('--popover-left', `${left}px`);
  panel.style.setProperty(
    '--popover-top',
    `${up ? Math.max(gap, button.top - gap - height) : button.bottom + gap}px`,
  );
  panel.style.setProperty('--popover-room', `${(up ? button.top : below) - 2 * gap}px`);
}
