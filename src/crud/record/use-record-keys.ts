import { useEffect, useRef } from 'react';
import { useScreenKeys } from '#src/navigation/screen-keys.ts';

interface Input {
  onEdit: () => void;
  onLeave: () => void;
}

/** `e` edits; Escape leaves, from a field only the field, unless something lies over the page that it closes. */
export function useRecordKeys({ onEdit, onLeave }: Input): void {
  useScreenKeys([{ key: 'e', what: 'crud:keys.edit', act: onEdit }]);
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('dialog[open], :popover-open')) return;
      const field = document.activeElement;
      if (field?.matches('input, select, textarea, [contenteditable]'))
        (field as HTMLElement).blur();
      else leave.current();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
