import { Link } from 'react-router';
import type { Resource } from '#contract/kit/resource.ts';
import { useTranslations } from '../words.ts';
import type { useListPath } from './use-list-path.ts';
import './back-link.css';

interface Props {
  resource: Resource;
  list: ReturnType<typeof useListPath>;
}

/** The way back to a resource's list. */
export function BackLink({ resource, list }: Props) {
  const words = useTranslations(resource);
  return (
    <Link className="back-link whole" to={list.path} onClick={list.onBack}>
      <span aria-hidden="true">{'‹ '}</span>
      {words.text('title')}
    </Link>
  );
}
