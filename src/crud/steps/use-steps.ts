import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Call } from '#contract/kit/call.ts';
import type { Resource, Row } from '#contract/kit/resource.ts';
import { statesOf, undoOf } from '#contract/kit/steps.ts';
import { write, type Write } from '#src/data/writing/write.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { titleOf } from '../values/title-of.ts';
import { pathToEdit } from '../resource-paths.ts';
import { readAnew } from '../read-anew.ts';
import { actionErrorOf } from '../action-error.ts';
import { useAction } from '../use-action.ts';
import { useWordsOf } from '../words.ts';

interface Asking {
  readonly row: Row;
  readonly word: string;
}

/** Takes a step with one of a resource, archives or restores it, and offers to undo that. `onAway`: what is done once it is archived. */
export function useSteps(resource: Resource, onAway: () => void) {
  const { t } = useTranslation('crud');
  const words = useWordsOf(resource);
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const navigate = useNavigate();
  const [asking, ask] = useState<Asking | null>(null);

  async function call(word: string, { id, version }: Row, by: Write): Promise<Row> {
    const given = { params: { id }, body: { version } };
    const answer = (await by<Call>(resource.calls[word]!, given, { siteId })) as { data: Row };
    readAnew(siteId, resource);
    return answer.data;
  }

  function said(word: string, row: Row): string {
    const name = titleOf(resource, row);
    if (word === 'archive' || word === 'restore') return t(`form.${word}d`, { name });
    const { field = '' } = statesOf(resource) ?? {};
    return t('form.stepped', { name, state: words.choice(field, String(row[field])) });
  }

  function done(word: string, row: Row) {
    const back = undoOf(resource, word);
    const undo = () => {
      if (back === undefined) return;
      call(back, row, write).catch((cause: unknown) => showSnackbar(actionErrorOf(cause).text));
    };
    showSnackbar(said(word, row), back ? { action: { label: t('undo'), act: undo } } : {});
    if (word === 'archive') onAway();
  }

  // What may wait is sent by the outbox, also with network: there is one way, and nothing is done twice.
  async function keep(row: Row, word: string) {
    const { takeOffline } = await import('./offline-step.ts');
    const became = await takeOffline(siteId, resource, row, word);
    readAnew(siteId, resource);
    const name = titleOf(resource, row);
    showSnackbar(t(`form.kept.${became}`, { step: words.step(word), name }));
  }

  const take = (row: Row, word: string) =>
    run(async (once) => {
      if (statesOf(resource)?.steps[word]?.offline) await keep(row, word);
      else done(word, await call(word, row, once));
    });

  const copy = ({ id }: Row) =>
    run(async (once) => {
      const given = { params: { id }, body: {} };
      const answer = (await once<Call>(resource.calls['copy']!, given, { siteId })) as {
        data: Row;
      };
      readAnew(siteId, resource);
      await navigate(sitePath(siteId, pathToEdit(resource.name, answer.data.id) ?? ''));
      showSnackbar(t('document.copied'));
    });

  return {
    busy,
    actionError,
    /** Makes a new document with the lines of one, and goes there. */
    copy,
    /** Takes a step, or first asks for what it wants to know. */
    begin: (row: Row, word: string) =>
      statesOf(resource)?.steps[word]?.asks ? ask({ row, word }) : void take(row, word),
    /** What is asked for now, by `AskedStep`. */
    asking,
    answered(word: string, row: Row) {
      ask(null);
      readAnew(siteId, resource);
      done(word, row);
    },
    stop: () => ask(null),
    /** Archives a row, or restores it. */
    turn: (row: Row) => take(row, row.archived_at === null ? 'archive' : 'restore'),
  };
}

export type Steps = ReturnType<typeof useSteps>;
