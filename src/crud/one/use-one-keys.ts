import { useEffect, useRef } from 'react';
import { useScreenKeys } from '#src/navigation/screen-keys.ts';

interface Given {
  onEdit: () => void;
  onLeave: () => void;
}

/** `e` edits; Escape leaves, unless something lies over the page that it closes. */
export function useOneKeys({ onEdit, onLeave }: Given): void {
  useScreenKeys([{ key: 'e', what: 'crud:keys.edit', act: onEdit }]);
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('dialog[open], :popover-open')) return;
      leave.current();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
