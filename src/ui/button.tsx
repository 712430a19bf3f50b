import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { ButtonLabel } from './state/button-label.tsx';

interface Props extends ComponentProps<'button'> {
  variant?: 'plain' | 'primary' | 'danger';
  /** Its work is under way: it says so and takes no second press. */
  busy?: boolean;
}

/** A button. The one thing to do next is `primary`; what cannot be undone is `danger`. */
export function Button({ variant = 'plain', busy = false, className, children, ...props }: Props) {
  return (
    <button
      type="button"
      {...props}
      className={classes('button', variant !== 'plain' && variant, className)}
      aria-busy={busy}
      aria-disabled={busy || (props['aria-disabled'] ?? props.disabled)}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else props.onClick?.(event);
      }}
    >
      {busy && <span className="spinner" />}
      <ButtonLabel>{children}</ButtonLabel>
    </button>
  );
}
