import { Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import type { Resource, Row } from '#contract/kit/resource.ts';
import { hasEditable } from '#contract/kit/steps.ts';
import { usePageTitle } from '#src/navigation/page-title.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Tabs } from '#src/ui/paging/tabs.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { embeddedNames } from '../embedded/use-embedded-state.ts';
import { titleOf } from '../values/title-of.ts';
import { useMayWrite } from '../use-may-write.ts';
import { RowStatus, type StatusOf } from '../values/row-status.tsx';
import { useWordsOf } from '../words.ts';
import { ChangedBy } from './changed-by.tsx';
import { EditForm } from './edit-form.tsx';
import { History } from './history.tsx';
import { PageHead } from './page-head.tsx';
import { RowSheet } from './row-sheet.tsx';
import { useRecordDraft } from './use-record-draft.ts';
import { useListPath } from './use-list-path.ts';
import { useRecordKeys } from './use-record-keys.ts';
import { RowActions } from '../steps/row-actions.tsx';
import { useSteps } from '../steps/use-steps.ts';

/** A page of its own beside one's details and history. */
export interface OwnTab {
  /** Its name in the address. */
  readonly name: string;
  readonly title: `${string}:${string}`;
  readonly of: ComponentType<{ row: Row }>;
}

interface Props {
  resource: Resource;
  status?: StatusOf | undefined;
  tabs?: readonly OwnTab[] | undefined;
}

/** One of a resource: to read, to change, and what happened to it. */
export function RecordScreen({ resource, status, tabs = [] }: Props) {
  const { t } = useTranslation('crud');
  const words = useWordsOf(resource);
  const siteId = useSiteId();
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const list = useListPath(resource);
  const mayWrite = useMayWrite(resource);
  const form = useRecordDraft(resource, siteId, id, () => turn('edit', null));
  const row = form.draft;
  const steps = useSteps(resource, list.leave);
  const editable = mayWrite && row?.archived_at === null && hasEditable(resource, row);
  const editing = editable && (search.has('edit') || form.dirty);
  const title = row ? titleOf(resource, row) : words.say('one');
  usePageTitle(row ? title : null);

  function turn(what: 'edit' | 'tab', value: string | null) {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(what);
    else next.set(what, value);
    // How a list on another tab stands means nothing on this one.
    if (what === 'tab') for (const name of embeddedNames) next.delete(name);
    setSearch(next, { replace: true, state: list.state });
  }
  useRecordKeys({
    onEdit: () => editable && turn('edit', '1'),
    onLeave: () => (editing && !form.dirty ? turn('edit', null) : list.leave()),
  });

  const own = tabs.find((tab) => tab.name === search.get('tab'));
  const tab = own?.name ?? (search.get('tab') === 'history' ? 'history' : 'details');
  const Own = own?.of;

  return (
    <div className="page">
      <PageHead
        resource={resource}
        list={list}
        title={title}
        status={row && <RowStatus row={row} status={status} />}
      >
        {row && <ChangedBy row={row} />}
        {row && !editing && (
          <div className="one-actions actions">
            {editable && (
              <Button variant="primary" onClick={() => turn('edit', '1')}>
                {t('form.edit')}
              </Button>
            )}
            <RowActions resource={resource} row={row} steps={steps} />
          </div>
        )}
        <div role="alert">
          {steps.actionError.text && <p className="message bad">{steps.actionError.text}</p>}
        </div>
      </PageHead>
      <Tabs
        label={title}
        tabs={[
          { value: 'details', label: t('tabs.details') },
          ...tabs.map((one) => ({ value: one.name, label: t(one.title) })),
          { value: 'history', label: t('tabs.history') },
        ]}
        value={tab}
        onChoose={(chosen) => turn('tab', chosen === 'details' ? null : chosen)}
      >
        {tab === 'details' &&
          (row && !editing ? (
            <RowSheet resource={resource} row={row} query={form.query} />
          ) : (
            <EditForm
              resource={resource}
              form={form}
              actions={
                !form.dirty && <Button onClick={() => turn('edit', null)}>{t('form.stop')}</Button>
              }
            />
          ))}
        {tab === 'history' && (
          <History resource={resource} call={resource.calls.history} given={{ params: { id } }} />
        )}
        {Own && row && (
          <Suspense fallback={<Skeleton rows={4} />}>
            <Own row={row} />
          </Suspense>
        )}
      </Tabs>
    </div>
  );
}
