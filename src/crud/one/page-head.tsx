import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Resource } from '#contract/kit/resource.ts';
import { useWordsOf } from '../words.ts';
import type { useListPath } from './use-list-path.ts';
import './one.css';

interface Props {
  resource: Resource;
  list: ReturnType<typeof useListPath>;
  title: string;
  /** Stands beside the title. */
  status?: ReactNode;
  children?: ReactNode;
}

/** The head of a page of a resource: the way back to its list, and what the page is about. */
export function PageHead({ resource, list, title, status, children }: Props) {
  const words = useWordsOf(resource);
  return (
    <header className="one-head">
      <Link className="one-back" to={list.path} onClick={list.onBack}>
        <span aria-hidden="true">{'‹ '}</span>
        {words.say('title')}
      </Link>
      <div className="one-title">
        <h1>{title}</h1>
        {status}
      </div>
      {children}
    </header>
  );
}
