import type { ReactNode } from 'react';
import type { Resource } from '#contract/kit/resource.ts';
import { BackLink } from './back-link.tsx';
import type { useListPath } from './use-list-path.ts';
import './record.css';

interface Props {
  resource: Resource;
  list: ReturnType<typeof useListPath>;
  title: ReactNode;
  /** Stands beside the title. */
  status?: ReactNode;
  children?: ReactNode;
}

/** The head of a page of a resource: the way back to its list, and what the page is about. */
export function PageHead({ resource, list, title, status, children }: Props) {
  return (
    <header className="one-head">
      <BackLink resource={resource} list={list} />
      <div className="row">
        <h1>{title}</h1>
        {status}
      </div>
      {children}
    </header>
  );
}
