import type { ReactNode } from 'react';
import { Link } from 'react-router';

export interface PageCard {
  /** The address, with the site. */
  to: string;
  title: ReactNode;
  about: ReactNode;
}

/** The ways to pages: each says what the page is and what it is for. Beside each other where there is room. */
export function PageCards({ pages }: { pages: readonly PageCard[] }) {
  return (
    <ul className="options cards tiles broad">
      {pages.map(({ to, title, about }) => (
        <li key={to}>
          <Link to={to}>
            <span className="named rest">
              <b>{title}</b>
              <small>{about}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
