import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Described } from '#contract/kit/resource.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { pathOfOne } from '../../resource-paths.ts';

interface Props {
  resource: Described;
  /** As the server keeps it: the id of the other, and what it was called then. */
  other: unknown;
}

/** In the history of one: which other its lines went to, or came from. */
export function OtherDocument({ resource: { name }, other }: Props) {
  const { t } = useTranslation('crud');
  const siteId = useSiteId();
  const { id, called } = other as { id: number; called: string };
  const path = pathOfOne(name, id);
  const text = called || `#${id}`;
  return (
    <li>
      {t('history.other')}{' '}
      {path ? <Link to={sitePath(siteId, path)}>{text}</Link> : <span>{text}</span>}
    </li>
  );
}
