import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { Skeleton } from './skeleton.tsx';

/** How a load stands: specification §4. */
export type LoadState = 'loading' | 'resolved' | 'rejected';

interface Props {
  state: LoadState;
  /** Why it was rejected, in words. */
  failure: { readonly content: string; readonly details: string } | null;
  onRetry: () => void;
  children: ReactNode;
}

/** A part of a page that is loaded: its skeleton, itself, or why it could not be. */
export function Loaded({ state, failure, onRetry, children }: Props) {
  if (state === 'loading') return <Skeleton />;
  if (state === 'resolved') return children;
  return (
    <ErrorState text={failure?.content ?? ''} details={failure?.details ?? ''} onRetry={onRetry} />
  );
}
