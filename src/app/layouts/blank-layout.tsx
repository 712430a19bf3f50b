import { useRef } from 'react';
import { Outlet } from 'react-router';
import { useMainFocus } from '#src/navigation/page/use-main-focus.ts';

/** Nothing around a screen: for what hangs on a wall or is printed. */
export function BlankLayout() {
  const main = useRef<HTMLElement>(null);
  useMainFocus(main);
  return (
    <main ref={main} tabIndex={-1} style={{ outline: 'none' }}>
      <Outlet />
    </main>
  );
}
