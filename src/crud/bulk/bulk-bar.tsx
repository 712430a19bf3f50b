import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import type { Resource } from '#contract/kit/resource.ts';
import { statesOf, undoOf, type Guard, type Step } from '#contract/kit/steps.ts';
import { taggedTypeOf } from '#contract/lists/tags.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { useAction } from '../use-action.ts';
import { useMay } from '../use-may-write.ts';
import { useTranslations } from '../words.ts';
import { useMany, type Refused } from './use-many.ts';
import type { Selection } from './use-selection.ts';
import './bulk-bar.css';

// A list does without forms until somebody sets a field.
const SetField = lazyComponent(async () => (await import('./set-field.tsx')).SetField);
const TagsDialog = lazyComponent(async () => (await import('../tags/tags-dialog.tsx')).TagsDialog);
const AskMany = lazyComponent(async () => (await import('./ask-many.tsx')).AskMany);

interface Props {
  resource: Resource;
  selection: Selection;
  /** The rows shown are archived: they are restored instead. */
  archived: boolean;
}

/** What can be done with all rows selected. Each is done or refused alone, and those refused stay selected. */
export function BulkBar({ resource, selection, archived }: Props) {
  const { t } = useTranslation('crud');
  const words = useTranslations(resource);
  const { busy, actionError, run } = useAction();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [setting, setSetting] = useState(false);
  const [tagging, setTagging] = useState(false);
  const [asking, setAsking] = useState<string | null>(null);
  const many = useMany(resource);
  const may = useMay();
  const ids = [...selection.ids];
  if (ids.length === 0 && refused.length === 0 && !actionError.text) return null;

  const word = archived ? 'restore' : 'archive';
  const own = archived ? {} : (statesOf(resource)?.steps ?? {});
  const offered = Object.entries<Guard & Pick<Step, 'asks'>>({
    ...own,
    [word]: resource.guards?.[word] ?? {},
  });

  function taken(step: string, done: number[], not: readonly Refused[]) {
    selection.clear();
    setRefused(not);
    const back = undoOf(resource, step);
    const text =
      step === word
        ? t(`bulk.${word}d`, { count: done.length })
        : t('bulk.saved', { count: done.length });
    showSnackbar(text, back && done.length > 0 ? undoing(done, back) : undefined);
  }

  /** The way back that is offered for a while; where it fails, it is said why. */
  const undoing = (done: number[], back: string, change?: Readonly<Record<string, unknown>>) => ({
    action: {
      label: t('undo'),
      act: () =>
        void run(async (once) => {
          const { done: undone } = await many(once, done, back, change);
          showSnackbar(t('bulk.saved', { count: undone.length }));
        }),
    },
  });

  const take = (step: string) =>
    run(async (once) => {
      const { done, refused: not } = await many(once, ids, step);
      taken(step, done, not);
    });

  return (
    <div className="bulk-bar float row" role="region" aria-label={t('bulk.name')}>
      <b aria-live="polite">{t('bulk.selected', { count: ids.length })}</b>
      {!archived && <Button onClick={() => setSetting(true)}>{t('bulk.set')}</Button>}
      {!archived && taggedTypeOf(resource) && (
        <Button onClick={() => setTagging(true)}>{t('tags.button')}</Button>
      )}
      {offered
        .filter(([, { right = resource.write }]) => may(right))
        .map(([step, { asks }]) => (
          <Button key={step} busy={busy} onClick={() => (asks ? setAsking(step) : void take(step))}>
            {step === word ? t(archived ? 'crud:restore' : 'crud:archive') : words.step(step)}
          </Button>
        ))}
      <Button onClick={selection.clear}>{t('bulk.clear')}</Button>
      {actionError.text && (
        <p className="message bad whole" role="alert">
          {actionError.text}
        </p>
      )}
      <Dialog open={setting} title={t('bulk.set')} onClose={() => setSetting(false)}>
        <SetField
          resource={resource}
          count={ids.length}
          onSet={async (once, change) => {
            const { done, refused: not } = await many(once, ids, 'save', change);
            setSetting(false);
            selection.clear();
            setRefused(not);
            showSnackbar(
              t('bulk.saved', { count: done.length }),
              done.length > 0 ? undoing(done, 'put_back', change) : undefined,
            );
          }}
        />
      </Dialog>
      {asking !== null && (
        <AskMany
          resource={resource}
          ids={ids}
          step={asking}
          onDone={(done, not) => {
            setAsking(null);
            taken(asking, done, not);
          }}
          onClose={() => setAsking(null)}
        />
      )}
      {tagging && (
        <TagsDialog
          resource={resource}
          ids={ids}
          onDone={(done, not) => {
            setTagging(false);
            selection.clear();
            setRefused(not);
            showSnackbar(t('bulk.saved', { count: done.length }));
          }}
          onClose={() => setTagging(false)}
        />
      )}
      <Dialog
        open={refused.length > 0}
        title={t('bulk.refused', { count: refused.length })}
        onClose={() => setRefused([])}
      >
        <ul>
          {refused.map(({ id, message }) => (
            <li key={id}>{t('bulk.refusedRow', { id, title: words.text('one'), message })}</li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}
