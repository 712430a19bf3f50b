import { type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { May } from '#contract/kit/field-rights.ts';
import { hasEditable } from '#contract/kit/steps.ts';
import { isApplicable } from '#contract/kit/traits.ts';
import { usePageTitle } from '#src/navigation/page-title.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { classes } from '#src/ui/classes.ts';
import { useWide } from '#src/ui/layout/use-wide.ts';
import { Plate } from '#src/ui/plate.tsx';
import { Tabs } from '#src/ui/paging/tabs.tsx';
import { embeddedNames } from '../embedded/use-embedded-state.ts';
import { isUnnumbered, titleOf } from '../values/title-of.ts';
import type { OwnInputs } from '../widgets/own-input.ts';
import { useChanges, useReadAgain } from '../live-changes.ts';
import { pathsOf } from '../resource-paths.ts';
import { useWithin } from './use-within.ts';
import { useMay, useMayWrite, useReadable } from '../use-may-write.ts';
import { RowStatus, type StatusOf } from '../values/row-status.tsx';
import { useTranslations } from '../words.ts';
import { ChangedBy } from './changed-by.tsx';
import { EditForm } from './edit-form.tsx';
import { History } from './history.tsx';
import { PageHead } from './page-head.tsx';
import { RowSheet } from './row-sheet.tsx';
import { useRecordDraft } from './use-record-draft.ts';
import { useListPath } from './use-list-path.ts';
import { useRecordKeys } from './use-record-keys.ts';
import { Loaded } from '../loaded.tsx';
import { RowActions } from '../steps/row-actions.tsx';
import { NumberedFacts } from '../values/numbered-facts.tsx';
import { useSteps } from '../steps/use-steps.ts';

/** A page of its own beside one's details and history. */
export interface OwnTab {
  /** Its name in the address. */
  readonly name: string;
  readonly title: `${string}:${string}`;
  readonly of: ComponentType<{ row: Row }>;
  /** It stands before the details, and is what one sees first. */
  readonly first?: boolean;
  /** Whether it is there for this one, and for who looks at it; always when nothing is said. */
  readonly shown?: (row: Row, may: May) => boolean;
}

interface Props {
  resource: Resource;
  /** The field whose choice it is called by, of a resource that holds things of several kinds. */
  one?: string | undefined;
  status?: StatusOf | undefined;
  /** What says which one it is, where it is called by a number. */
  facts?: readonly string[] | undefined;
  /** What has to be seen of it at once: below its title, and where there is room in a column of its own. */
  head?: ComponentType<{ row: Row }> | undefined;
  /** What is done first stands in `head`, of all or of those that it says: to change or print it is no main button. */
  headLeads?: boolean | ((row: Row) => boolean) | undefined;
  inputs?: OwnInputs | undefined;
  tabs?: readonly OwnTab[] | undefined;
}

/** One of a resource: to read, to change, and what happened to it. */
export function RecordScreen({
  resource: whole,
  one: kind,
  status,
  facts = [],
  inputs,
  head: Head,
  headLeads = false,
  tabs: all = [],
}: Props) {
  const { t } = useTranslation('crud');
  const resource = useReadable(whole);
  const words = useTranslations(resource);
  const siteId = useSiteId();
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const list = useListPath(resource);
  const mayWrite = useMayWrite(resource);
  const form = useRecordDraft(resource, siteId, id, () => turn('edit', null));
  // What is typed here stays as it is over what others do.
  useReadAgain(form.query, useChanges(resource.name));
  const row = form.draft;
  const may = useMay();
  const wide = useWide();
  const tabs = all.filter(({ shown }) => shown === undefined || (row && shown(row, may)));
  const steps = useSteps(resource, list.leave);
  const editable = mayWrite && row?.archived_at === null && hasEditable(resource, row);
  const within = useWithin(resource);
  const opensForm = pathsOf(resource.name)?.one.endsWith('/edit') === true;
  const editing = editable && (opensForm || search.has('edit') || form.dirty);
  const one = row && kind ? words.choice(kind, String(row[kind])) : words.text('one');
  const leads = typeof headLeads === 'function' ? row !== undefined && headLeads(row) : headLeads;
  const name = row && !isUnnumbered(resource, row) ? titleOf(resource, row) : one;
  // A number alone says nothing.
  const isNumbered = resource.title === 'number';
  const title = isNumbered && name !== one ? `${one} ${name}` : name;
  const isPlate = row && resource.fields[resource.title]?.kind === 'plate';
  const isSaid = (field: string) =>
    row && (row[field] ?? '') !== '' && isApplicable(resource.fields[field] ?? {}, row);
  const inHead = isNumbered && headLeads !== true ? facts.filter(isSaid) : [];
  const said = [
    ...(within ? [within.field] : []),
    ...(isNumbered ? ['number'] : []),
    ...(kind ? [kind] : []),
    ...inHead,
  ];
  usePageTitle(row ? title : null);

  function turn(what: 'edit' | 'tab', value: string | null) {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(what);
    else next.set(what, value);
    if (what === 'edit' && value !== null) next.delete('tab');
    // How a list on another tab stands means nothing on this one.
    if (what === 'tab') for (const name of embeddedNames) next.delete(name);
    setSearch(next, { replace: true, state: list.state });
  }
  useRecordKeys({
    onEdit: () => editable && turn('edit', '1'),
    onLeave: () => (editing && !opensForm && !form.dirty ? turn('edit', null) : list.leave()),
  });

  const first = tabs.find((tab) => tab.first)?.name ?? 'details';
  const start = editing ? 'details' : first;
  const wantedTab = search.get('tab') ?? start;
  const own = tabs.find(({ name }) => name === wantedTab);
  const tab = own?.name ?? (wantedTab === 'history' ? wantedTab : 'details');
  const Own = own?.of;
  const ownTabs = (isFirst: boolean) =>
    tabs
      .filter((one) => (one.name === first) === isFirst)
      .map((one) => ({ value: one.name, label: t(one.title) }));

  const actions = row && (opensForm ? !form.dirty : !editing) && (
    <div className={classes('one-actions actions', !wide && !leads && 'at-foot')}>
      <RowActions
        resource={resource}
        row={row}
        steps={steps}
        otherwise={
          !leads && tab !== 'papers' && tabs.some(({ name }) => name === 'papers')
            ? { name: 'print', label: t('document.paper.print'), act: () => turn('tab', 'papers') }
            : undefined
        }
        renderFirst={(variant) =>
          editable &&
          !editing && (
            <Button variant={leads ? 'plain' : variant} onClick={() => turn('edit', '1')}>
              {t('form.edit')}
            </Button>
          )
        }
      />
    </div>
  );

  return (
    <div className="page record">
      <PageHead
        resource={resource}
        list={list}
        title={isPlate ? <Plate plate={title} /> : title}
        status={row && <RowStatus row={row} status={status} />}
      >
        {row && inHead.length > 0 && <NumberedFacts resource={resource} row={row} names={inHead} />}
        {row && <ChangedBy row={row} />}
        {wide && actions}
        <div className="whole" role="alert">
          {steps.error && <p className="message bad">{steps.error}</p>}
        </div>
      </PageHead>
      <div className={classes('record-body stack', Head && 'with-rail')}>
        {row && Head && (
          <aside className="record-rail stack" aria-label={t('form.atOnce')}>
            <Head row={row} />
          </aside>
        )}
        <div className="stack">
          <Tabs
            label={title}
            tabs={[
              ...ownTabs(true),
              { value: 'details', label: t('tabs.details') },
              ...ownTabs(false),
              { value: 'history', label: t('tabs.history') },
            ]}
            value={tab}
            onChoose={(chosen) => turn('tab', chosen === start ? null : chosen)}
          >
            {tab === 'details' &&
              (row && !editing ? (
                <RowSheet resource={resource} row={row} query={form.query} without={said} />
              ) : (
                <EditForm
                  resource={resource}
                  form={form}
                  without={within?.field}
                  inputs={inputs}
                  actions={
                    !form.dirty &&
                    !opensForm && (
                      <Button onClick={() => turn('edit', null)}>{t('form.stop')}</Button>
                    )
                  }
                />
              ))}
            {tab === 'history' && (
              <History
                resource={resource}
                call={resource.calls.history}
                input={{ params: { id } }}
              />
            )}
            {Own && (row ? <Own row={row} /> : <Loaded query={form.query} />)}
          </Tabs>
        </div>
      </div>
      {!wide && actions}
    </div>
  );
}
