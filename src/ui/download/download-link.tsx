import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { ButtonLabel } from '../state/button-label.tsx';
import { useComing } from './use-coming.ts';

type Props = ComponentProps<'a'> & { href: string };

/** A link to a file. Once pressed it says for six seconds that the file is coming, and takes no second press meanwhile. */
export function DownloadLink({ href, className, children, ...props }: Props) {
  const [coming, begin] = useComing();
  return (
    <a
      download
      {...props}
      href={href}
      className={classes('button', className)}
      aria-busy={coming}
      onClick={(event) => {
        if (coming) event.preventDefault();
        begin();
      }}
    >
      {coming && <span className="spinner" />}
      <ButtonLabel>{children}</ButtonLabel>
    </a>
  );
}
