import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

// Specification §9: nobody tells a page when a download has begun.
const shownFor = 6_000;

type Props = ComponentProps<'a'> & { href: string };

/** A link to a file. Once pressed it says for six seconds that the file is coming, and takes no second press meanwhile. */
export function DownloadLink({ href, className, children, ...given }: Props) {
  const [coming, setComing] = useState(false);
  useEffect(() => {
    if (!coming) return;
    const timer = setTimeout(() => setComing(false), shownFor);
    return () => clearTimeout(timer);
  }, [coming]);
  return (
    <a
      download
      {...given}
      href={href}
      className={classes('button', className)}
      aria-busy={coming}
      onClick={(event) => {
        if (coming) event.preventDefault();
        setComing(true);
      }}
    >
      {coming && <span className="spinner" />}
      {children}
    </a>
  );
}
