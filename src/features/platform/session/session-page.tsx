import type { ReactNode } from 'react';
import './session-page.css';

/** A page around the login, within its layout: a card with a heading. */
export function SessionPage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="login-card">
      <h1>{heading}</h1>
      {children}
    </div>
  );
}
