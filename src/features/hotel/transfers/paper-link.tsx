import { Link } from 'react-router';
import { labelsPath } from '#src/features/hotel/labels/exports.ts';
import type { GoodsPaper } from '#src/crud/goods/came-lately.tsx';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** To the paper of a transfer, which both sites print. */
export const PaperLink: GoodsPaper = ({ id, children }) => (
  <Link className="button" to={sitePath(useSiteId(), labelsPath('manifest', [id]))}>
    {children}
  </Link>
);
