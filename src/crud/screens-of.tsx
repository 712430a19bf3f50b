import { Suspense } from 'react';
import type { Resource } from '#contract/kit/resource.ts';
import { lazyScreen } from '#src/device/lost-chunk.ts';
import type { ResourceScreens } from './crud-screens.ts';
import type { ListOperation } from './list/list-menu.tsx';
import { ListScreen } from './list/list-screen.tsx';
import type { OwnTab } from './record/record-screen.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import type { OwnCells } from './table/own-cells.ts';
import type { StatusOf } from './values/row-status.tsx';
import type { PresetView } from './views/view-tabs.tsx';

const pages = () => import('./pages.tsx');
// Each screen comes when it is shown: a list does without forms, and everything without imports.
const RecordPage = lazyScreen(async () => (await pages()).RecordPage);
const AddPage = lazyScreen(async () => (await pages()).AddPage);
const ImportScreen = lazyScreen(
  async () => (await import('./import/import-screen.tsx')).ImportScreen,
);

/** What the screens of a resource do differently. */
interface Ways {
  /** What a card on a phone shows below its title; the list's first columns when nothing is said. */
  readonly card?: readonly string[];
  /** Fields that the list shows in a way of its own. */
  readonly cells?: OwnCells;
  /** How a row stands, when that is worth a word. */
  readonly status?: StatusOf;
  /** Views of the list that everybody has. */
  readonly views?: readonly PresetView[];
  /** Pages of its own beside one's details and history. */
  readonly tabs?: readonly OwnTab[];
  /** What else is done with the whole list. */
  readonly more?: readonly ListOperation[];
}

/** The screens of a resource, for `crudScreens`. */
export function screensOf(
  resource: Resource,
  { card, cells, status, views, tabs, more }: Ways = {},
): ResourceScreens {
  return {
    list: () => (
      <ListScreen
        resource={resource}
        card={card}
        cells={cells}
        status={status}
        views={views}
        more={more}
      />
    ),
    add: () => (
      <Suspense fallback={<Skeleton rows={6} />}>
        <AddPage resource={resource} />
      </Suspense>
    ),
    import: () => (
      <Suspense fallback={<Skeleton rows={6} />}>
        <ImportScreen resource={resource} />
      </Suspense>
    ),
    one: () => (
      <Suspense fallback={<Skeleton rows={6} />}>
        <RecordPage resource={resource} status={status} tabs={tabs} />
      </Suspense>
    ),
  };
}
