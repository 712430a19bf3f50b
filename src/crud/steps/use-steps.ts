import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Call } from '#contract/kit/call.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { guardOf, statesOf, stepOf, undoOf, type Guard } from '#contract/kit/steps.ts';
import type { Right } from '#contract/rights.ts';
import { showAlert } from '#src/data/alerts.ts';
import { ApiError } from '#src/data/api-errors.ts';
import { write, type Write } from '#src/data/writing/write.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { titleOf } from '../values/title-of.ts';
import { pathToEdit } from '../resource-paths.ts';
import { refetchResource } from '../refetch-resource.ts';
import { actionErrorOf, type ActionError } from '../action-error.ts';
import { useAction } from '../use-action.ts';
import { useMay } from '../use-may-write.ts';
import { useTranslations } from '../words.ts';

interface Asking {
  readonly row: Row;
  readonly word: string;
}

/** What speaks against a step, to be gone on in spite of. */
interface Warning extends Asking {
  readonly text: string;
  /** The codes of all that was asked about. */
  readonly overrides: readonly string[];
}

/** Takes a step with one of a resource, archives or restores it, and offers to undo that. `onAway`: what is done once it is archived. */
export function useSteps(resource: Resource, onAway: () => void) {
  const { t } = useTranslation('crud');
  const words = useTranslations(resource);
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const textOf = ({ text, fields }: ActionError) =>
    [
      text,
      ...Object.entries(fields).map(([name, why]) => `${words.field(name.split('.')[0]!)}: ${why}`),
    ].join(' ');
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Asking | null>(null);
  const may = useMay();
  const [warning, setWarning] = useState<Warning | null>(null);

  async function call(
    word: string,
    { id, version }: Row,
    by: Write,
    more: object = {},
  ): Promise<Row> {
    const input = { params: { id }, body: { version, ...more } };
    const answer = (await by<Call>(resource.calls[word]!, input, { siteId })) as { data: Row };
    refetchResource(siteId, resource);
    return answer.data;
  }

  function doneText(word: string, row: Row): string {
    const name = titleOf(resource, row);
    if (word === 'archive' || word === 'restore') return t(`form.${word}d`, { name });
    if (resource.actions?.[word]) return t('form.kept.done', { step: words.step(word), name });
    const { field = '' } = statesOf(resource) ?? {};
    return t('form.stepped', { name, state: words.choice(field, String(row[field])) });
  }

  function done(word: string, row: Row) {
    const back = undoOf(resource, word);
    const undo = () => {
      if (back === undefined) return;
      call(back, row, write).catch((cause: unknown) => showSnackbar(textOf(actionErrorOf(cause))));
    };
    showSnackbar(doneText(word, row), back ? { action: { label: t('undo'), act: undo } } : {});
    if (word === 'archive') onAway();
  }

  // What may wait is sent by the outbox, also with network: there is one way, and nothing is done twice.
  async function keep(row: Row, word: string) {
    const { takeOffline } = await import('./offline-step.ts');
    const became = await takeOffline(siteId, resource, row, word);
    refetchResource(siteId, resource);
    const name = titleOf(resource, row);
    showSnackbar(t(`form.kept.${became}`, { step: words.step(word), name }));
  }

  const take = (row: Row, word: string, asked: readonly string[] = []) =>
    run(async (once) => {
      const step = statesOf(resource)?.steps[word];
      if (step?.offline) return keep(row, word);
      const { warnings = {} }: Guard = step ?? guardOf(resource, word);
      try {
        const more = asked.length > 0 ? { override: true, overrides: asked } : {};
        done(word, await call(word, row, once, more));
      } catch (cause) {
        // What it was refused for may not be seen here yet.
        if (cause instanceof ApiError) refetchResource(siteId, resource);
        if (!(cause instanceof ApiError) || asked.includes(cause.code)) throw cause;
        const right = rightOver(warnings, cause.code);
        if (right === undefined || (right !== null && !may(right))) throw cause;
        setWarning({ row, word, text: cause.message, overrides: [...asked, cause.code] });
      }
    });

  const copy = ({ id, ...before }: Row) =>
    run(async (once) => {
      const input = { params: { id }, body: {} };
      const answer = (await once<Call>(resource.calls['copy']!, input, { siteId })) as {
        data: Row;
      };
      refetchResource(siteId, resource);
      await navigate(sitePath(siteId, pathToEdit(resource.name, answer.data.id) ?? ''));
      const count = Number(before['line_count'] ?? 0) - Number(answer.data['line_count'] ?? 0);
      if (count <= 0) showSnackbar(t('document.copied'));
      // It is there to be read while somebody looks for what is missing.
      else
        showAlert({
          type: 'warning',
          content: t('document.copiedWithout', { count }),
          persistent: true,
        });
    });

  return {
    busy,
    /** Why the last one was refused, with the fields that are to blame: no form stands there to show it at them. */
    error: textOf(actionError),
    /** Makes a new document with the lines of one, and goes there. */
    copy,
    /** Takes a step, or first asks for what it wants to know. */
    begin: (row: Row, word: string) =>
      stepOf(resource, word)?.asks ? setAsking({ row, word }) : void take(row, word),
    /** What is asked for now, by `StepDialogs`. */
    asking,
    answered(word: string, row: Row) {
      setAsking(null);
      refetchResource(siteId, resource);
      done(word, row);
    },
    refused: () => refetchResource(siteId, resource),
    stop: () => setAsking(null),
    /** What speaks against a step that was taken, by `StepDialogs`; with it somebody goes on all the same. */
    warning,
    goOn(isSure: boolean) {
      setWarning(null);
      if (warning && isSure) void take(warning.row, warning.word, warning.overrides);
    },
    /** Archives a row, or restores it. */
    turn: (row: Row) => take(row, row.archived_at === null ? 'archive' : 'restore'),
  };
}

/** The right that it takes to go on in spite of something; undefined where nobody may. */
const rightOver = (
  warnings: NonNullable<Guard['warnings']>,
  code: string,
): Right | null | undefined => warnings[code as keyof typeof warnings];

export type Steps = ReturnType<typeof useSteps>;
