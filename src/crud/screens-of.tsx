import { type ComponentType } from 'react';
import { useParams } from 'react-router';
import { papersNow } from '#contract/kit/document/papers-now.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import type { ResourceScreens } from './crud-screens.ts';
import type { ListOperation } from './list/list-menu.tsx';
import { ListScreen } from './list/list-screen.tsx';
import type { OwnTab } from './record/record-screen.tsx';
import type { OwnInputs } from './widgets/own-input.ts';
import type { OwnCells } from './table/own-cells.ts';
import type { StatusOf } from './values/row-status.tsx';
import type { PresetView } from './views/view-state.ts';

const pages = () => import('./pages.tsx');
// Each screen comes when it is shown: a list does without forms, and everything without imports.
const RecordPage = lazyScreen(async () => (await pages()).RecordPage);
const AddPage = lazyScreen(async () => (await pages()).AddPage);
const ImportScreen = lazyScreen(
  async () => (await import('./import/import-screen.tsx')).ImportScreen,
);

const PapersPage = lazyScreen(
  async () => (await import('./document/papers/papers-page.tsx')).PapersPage,
);

/** What the screens of a resource do differently. */
interface Hooks {
  /** What a card on a phone shows below its title; the list's first columns when nothing is said. */
  readonly card?: readonly string[];
  /** Fields that the list shows in a way of its own. */
  readonly cells?: OwnCells;
  /** The field whose choice is what one is called, where there are several kinds of them. */
  readonly one?: string;
  /** How a row stands, when that is worth a word. */
  readonly status?: StatusOf;
  /** Views of the list that everybody has. */
  readonly views?: readonly PresetView[];
  /** How the list stands where its address says nothing: the query of one of its views. */
  readonly begin?: string;
  /** A button that a card on a phone is swiped to the right for, with `data-swipe="start"`. */
  readonly swipe?: ComponentType<{ row: Row }>;
  /** Fields that are asked for in a way of their own. */
  readonly inputs?: OwnInputs;
  /** What a new one begins with. It may be saved as it stands then. */
  readonly start?: Partial<Row>;
  /** What has to be seen of one at once, below its title. */
  readonly head?: ComponentType<{ row: Row }>;
  /** That holds what is done with it first: to change or print it is no main button then. For rows that are named by a rule, what says which one it is stands below the title all the same. */
  readonly headLeads?: true | ((row: Row) => boolean);
  /** Pages of its own beside one's details and history. */
  readonly tabs?: readonly OwnTab[];
  /** What else is done with the whole list. */
  readonly more?: readonly ListOperation[];
}

/** The screens of a resource, for `crudScreens`. */
export function screensOf(
  resource: Resource,
  {
    card,
    cells,
    one,
    status,
    views,
    begin,
    swipe,
    inputs,
    start,
    head,
    headLeads,
    tabs: own = [],
    more,
  }: Hooks = {},
): ResourceScreens {
  const tabs = resource.papers ? [...own, papersOf(resource)] : own;
  return {
    list: () => (
      <ListScreen
        resource={resource}
        card={card}
        cells={cells}
        status={status}
        views={views}
        begin={begin}
        swipe={swipe}
        more={more}
      />
    ),
    add: () => <AddPage resource={resource} start={start} inputs={inputs} />,
    import: () => <ImportScreen resource={resource} />,
    one: function One() {
      const { id = '0' } = useParams();
      if (id === '0') return <AddPage resource={resource} start={start} inputs={inputs} />;
      return (
        <RecordPage
          key={id}
          resource={resource}
          one={one}
          status={status}
          facts={card}
          inputs={inputs}
          head={head}
          headLeads={headLeads}
          tabs={tabs}
        />
      );
    },
  };
}

/** The papers of a document, while there is one to print. */
const papersOf = (resource: Resource): OwnTab => ({
  name: 'papers',
  title: 'crud:document.paper.title',
  of: ({ row }) => <PapersPage resource={resource} row={row} />,
  shown: (row, may) => papersNow(resource, row, may).length > 0,
});
