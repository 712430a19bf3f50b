import { Link } from 'react-router';
import { labelsPath } from '#src/features/hotel/labels/exports.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** To the paper of a transfer, which both sites print. */
export function PaperLink({ id, text }: { id: number; text: string }) {
  const to = sitePath(useSiteId(), labelsPath('manifest', [id]));
  return (
    <Link className="button" to={to}>
      {text}
    </Link>
  );
}
