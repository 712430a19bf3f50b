import type { MouseEvent } from 'react';

/** Whether a press anywhere in a row means the row: not a link in it, not text somebody marks. */
export function isOpening({ target, ctrlKey, metaKey }: MouseEvent): boolean {
  if (ctrlKey || metaKey || (target as Element).closest('a, button, input')) return false;
  return (getSelection()?.toString() ?? '') === '';
}
