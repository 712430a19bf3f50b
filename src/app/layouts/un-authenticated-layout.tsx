import { useRef } from 'react';
import { Outlet } from 'react-router';
import { brand, page } from '#src/device/page.ts';
import { useMainFocus } from '#src/navigation/page/use-main-focus.ts';
import { WheelMark } from '#src/ui/wheel-mark.tsx';

/** The page around what is seen before a site is: the host's brand above, the version below. */
export function UnAuthenticatedLayout() {
  const main = useRef<HTMLElement>(null);
  const { title, logo } = brand.use();
  useMainFocus(main);
  return (
    <main className="login" ref={main} tabIndex={-1} style={{ outline: 'none' }}>
      <div className="login-brand">
        {logo ? (
          <img src={logo} alt={title} />
        ) : (
          <>
            <WheelMark />
            <span>{title}</span>
          </>
        )}
      </div>
      <Outlet />
      <footer className="login-foot">{page.version}</footer>
    </main>
  );
}
