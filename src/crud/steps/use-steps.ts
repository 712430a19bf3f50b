import { useTranslation } from 'react-i18next';
import type { Call } from '#contract/kit/call.ts';
import type { Resource, Row } from '#contract/kit/resource.ts';
import { statesOf, undoOf } from '#contract/kit/steps.ts';
import { write, type Write } from '#src/data/writing/write.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { titleOf } from '../values/title-of.ts';
import { readAnew } from '../read-anew.ts';
import { actionErrorOf } from '../action-error.ts';
import { useAction } from '../use-action.ts';
import { useWordsOf } from '../words.ts';

/** Takes a step with one of a resource, archives or restores it, and offers to undo that. `onAway`: what is done once it is archived. */
export function useSteps(resource: Resource, onAway: () => void) {
  const { t } = useTranslation('crud');
  const words = useWordsOf(resource);
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();

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

  const take = (row: Row, word: string) =>
    run(async (once) => {
      const done = await call(word, row, once);
      const back = undoOf(resource, word);
      const undo = () => {
        if (back === undefined) return;
        call(back, done, write).catch((cause: unknown) => showSnackbar(actionErrorOf(cause).text));
      };
      showSnackbar(said(word, done), back ? { action: { label: t('undo'), act: undo } } : {});
      if (word === 'archive') onAway();
    });

  return {
    busy,
    actionError,
    take,
    /** Archives a row, or restores it. */
    turn: (row: Row) => take(row, row.archived_at === null ? 'archive' : 'restore'),
  };
}

export type Steps = ReturnType<typeof useSteps>;
