import i18next from 'i18next';
import type { Answer, Call } from '#contract/kit/call.ts';
import { showAlert } from '#src/data/alerts.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { useDraft, type Draft } from './use-draft.ts';

type SavedBy<C extends Call> =
  Answer<C> extends { data: infer T extends { readonly version: number } } ? T : never;

interface Input<C extends Call> {
  /** What the unsaved is kept under in this tab. */
  readonly name: string;
  /** Answers the same as `save`. */
  readonly read: Call;
  readonly save: C;
  /** What is sent of the draft, where that is not all of it. */
  readonly body?: (draft: SavedBy<C>) => object;
  /** What is said once it is saved. */
  readonly saved?: string;
  readonly onSaved?: () => void;
}

/** A form over what there is once, of the person or of their site: one call reads it, another takes it whole. */
export function useSettings<C extends Call>({
  name,
  read,
  save,
  body = (draft) => draft,
  saved = i18next.t('common:draft.saved'),
  onSaved,
}: Input<C>): Draft<SavedBy<C>> {
  const siteId = useSiteId();
  return useDraft<SavedBy<C>, Call>({
    siteId,
    name,
    read,
    input: undefined,
    save: async (draft, _, write) => {
      const answer = await write<Call>(save, { body: body(draft) }, { siteId });
      return (answer as { data: SavedBy<C> }).data;
    },
    onSaved: () => {
      showAlert({ type: 'success', content: saved });
      onSaved?.();
    },
  });
}
