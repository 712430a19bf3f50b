import { Link } from 'react-router';
import { labelsPath } from '#src/features/hotel/labels/exports.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** To the paper of a transfer, which both sites print. */
export function PaperLink({ id, text, primary }: { id: number; text: string; primary?: boolean }) {
  const to = sitePath(useSiteId(), labelsPath('manifest', [id]));
  return (
    <Link className={primary ? 'button primary' : 'button'} to={to}>
      {text}
    </Link>
  );
}
