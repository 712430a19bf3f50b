import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { showAlert } from '#src/data/alerts.ts';
import { logProblem } from '#src/device/log.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useFirstFocus } from '#src/ui/dialog/use-first-focus.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { pathOfOne } from '../resource-paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { isUnnumbered, titleOf } from '../values/title-of.ts';
import type { OwnInputs } from '../widgets/own-input.ts';
import { useMayWrite, useReadable } from '../use-may-write.ts';
import { useWithin } from '../record/use-within.ts';
import { useTranslations } from '../words.ts';
import { AddForm } from './add-form.tsx';
import { PageHead } from '../record/page-head.tsx';
import { useStart } from './use-start.ts';
import { useListPath } from '../record/use-list-path.ts';
import { useRecordKeys } from '../record/use-record-keys.ts';

interface Props {
  resource: Resource;
  /** What it begins with, besides what the address says of it. */
  start?: Partial<Row> | undefined;
  inputs?: OwnInputs | undefined;
  /** What stands above the form. */
  intro?: ReactNode;
}

/** A new one of a resource. What the address says of it stands in the form already. */
export function AddScreen({ resource: whole, start, inputs, intro }: Props) {
  const { t } = useTranslation('crud');
  const resource = useReadable(whole);
  const mayWrite = useMayWrite(whole);
  const words = useTranslations(resource);
  const siteId = useSiteId();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const list = useListPath(resource);
  const within = useWithin(resource);
  const fromAddress = useStart(resource, search);
  const known = within && { [within.field]: within.id };
  const screen = useFirstFocus();
  useRecordKeys({ onEdit: () => {}, onLeave: list.leave });

  function saved(row: Row) {
    const name = isUnnumbered(resource, row) ? words.text('one') : titleOf(resource, row);
    showAlert({ type: 'success', content: t('form.added', { name }) });
    const path = sitePath(siteId, pathOfOne(resource.name, row.id, within?.id) ?? '');
    Promise.resolve(navigate(path, { replace: true, state: state as unknown })).catch(
      (cause: unknown) => logProblem('The new one was not gone to', cause),
    );
  }

  return (
    <div ref={screen} className="page">
      <PageHead resource={resource} list={list} title={words.text('new')} />
      {mayWrite ? (
        <>
          {intro}
          {fromAddress === null ? (
            <Skeleton rows={4} />
          ) : (
            <AddForm
              resource={resource}
              start={
                fromAddress || start || known ? { ...known, ...start, ...fromAddress } : undefined
              }
              without={within?.field}
              inputs={inputs}
              onSaved={saved}
            />
          )}
        </>
      ) : (
        <EmptyState title={t('common:errors.no_right', { right: resource.write })} />
      )}
    </div>
  );
}
