import { lazy, Suspense } from 'react';
import type { Resource } from '#contract/kit/resource.ts';
import { loadChunk } from '#src/device/lost-chunk.ts';
import type { ResourceScreens } from './crud-screens.ts';
import type { ListDeed } from './list/list-menu.tsx';
import { ListScreen } from './list/list-screen.tsx';
import { AddScreen } from './one/add-screen.tsx';
import { NewOne } from './one/new-one.tsx';
import { OneScreen, type OwnTab } from './one/one-screen.tsx';
import type { StatusOf } from './values/row-status.tsx';
import { MakeNew, type NewOneProps } from './widgets/make-new.ts';

// Few come here, and seldom: the lists do without it.
const ImportScreen = lazy(async () => {
  const { ImportScreen: screen } = await loadChunk(() => import('./import/import-screen.tsx'));
  return { default: screen };
});

/** What the screens of a resource do differently. */
interface Ways {
  /** What a card on a phone shows below its title; the list's first columns when nothing is said. */
  readonly card?: readonly string[];
  /** How a row stands, when that is worth a word. */
  readonly status?: StatusOf;
  /** Pages of its own beside one's details and history. */
  readonly tabs?: readonly OwnTab[];
  /** What else is done with the whole list. */
  readonly more?: readonly ListDeed[];
}

const makeNew = (given: NewOneProps) => <NewOne {...given} />;

/** The screens of a resource, for `crudScreens`. */
export function screensOf(
  resource: Resource,
  { card, status, tabs, more }: Ways = {},
): ResourceScreens {
  return {
    list: () => <ListScreen resource={resource} card={card} status={status} more={more} />,
    add: () => (
      <MakeNew value={makeNew}>
        <AddScreen resource={resource} />
      </MakeNew>
    ),
    import: () => (
      <Suspense>
        <ImportScreen resource={resource} />
      </Suspense>
    ),
    one: () => (
      <MakeNew value={makeNew}>
        <OneScreen resource={resource} status={status} tabs={tabs} />
      </MakeNew>
    ),
  };
}
