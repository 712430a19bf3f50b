import { useRef } from 'react';
import { Outlet } from 'react-router';
import { useMainFocus } from '#src/navigation/page/use-main-focus.ts';
import { OpenPage } from '#src/ui/layout/open-page.tsx';

/** The page around what is seen before a site is. */
export function UnAuthenticatedLayout() {
  const main = useRef<HTMLElement>(null);
  useMainFocus(main);
  return (
    <OpenPage ref={main}>
      <Outlet />
    </OpenPage>
  );
}
