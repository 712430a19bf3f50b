// oxlint-disable-next-line no-restricted-imports -- this is where it is done
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from '#src/device/lost-chunk.ts';
import { Skeleton } from './skeleton.tsx';

/** A part that what is around it can do without: it comes when it is first shown, and where it cannot be had `otherwise` takes its place. */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = Nothing,
): ComponentType<Props> => comesLater(() => loadChunk(load).catch(() => otherwise), null);

/** A part that a screen is made of: it comes when it is first shown, `meanwhile` stands in its place, and where it cannot be had the screen's frame says so. */
export const lazyScreen = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = <Skeleton rows={6} />,
): ComponentType<Props> => comesLater(() => loadChunk(load), meanwhile);

const Nothing = () => null;

/**
 * What comes later always has a place of its own to come to: without one React holds back all that
 * changes meanwhile, and a field beside it takes back what was typed.
 */
function comesLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode,
): ComponentType<Props> {
  const Later = lazy(async () => ({ default: await load() }));
  return (props: Props) => (
    <Suspense fallback={meanwhile}>
      <Later {...props} />
    </Suspense>
  );
}
