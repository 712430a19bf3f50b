import type { ReactNode, Ref } from 'react';
import { brand, page } from '#src/device/page.ts';
import { WheelMark } from '../wheel-mark.tsx';

/** The page around what is seen without a login: the host's brand above, the version below. */
export function OpenPage({ ref, children }: { ref?: Ref<HTMLElement>; children: ReactNode }) {
  const { title, logo } = brand.use();
  return (
    <main className="login" ref={ref} tabIndex={-1} style={{ outline: 'none' }}>
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
      {children}
      <footer className="login-foot">{page.version}</footer>
    </main>
  );
}
