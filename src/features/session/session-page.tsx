import type { ReactNode } from 'react';
import { page } from '#src/device/page.ts';
import { WheelMark } from '#src/ui/wheel-mark.tsx';
import './session-page.css';

/** A page around the login: the host's brand, and a card with a heading. */
export function SessionPage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <main className="login">
      <div className="login-brand">
        {page.logo ? (
          <img src={page.logo} alt={page.title} />
        ) : (
          <>
            <WheelMark />
            <span>{page.title}</span>
          </>
        )}
      </div>
      <div className="login-card">
        <h1>{heading}</h1>
        {children}
      </div>
      <footer className="login-foot">{page.version}</footer>
    </main>
  );
}
