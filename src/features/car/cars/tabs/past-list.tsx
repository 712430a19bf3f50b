import type { ReactNode } from 'react';
import { Loaded, type ShownQuery } from '#src/crud/loaded.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';

interface Props<A, One> {
  title: string;
  query: ShownQuery<A>;
  all: (answer: A) => readonly One[];
  empty: string;
  /** What is done here. */
  actions?: ReactNode;
  children: (one: One) => ReactNode;
}

/** What has been, newest first. */
export function PastList<A, One>(props: Props<A, One>) {
  const { title, query, all, empty, actions, children } = props;
  return (
    <section className="section">
      <header className="row apart">
        <h2>{title}</h2>
        {actions}
      </header>
      <Loaded query={query} rows={3}>
        {(answer) =>
          all(answer).length === 0 ? (
            <EmptyState title={empty} />
          ) : (
            <ol className="rows">
              {all(answer).map((one, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- what has been has no other name and keeps its place
                <li key={at}>{children(one)}</li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </section>
  );
}
