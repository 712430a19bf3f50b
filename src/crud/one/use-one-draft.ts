import { useTranslation } from 'react-i18next';
import type { Call } from '#contract/kit/call.ts';
import type { Resource, Row } from '#contract/kit/resource.ts';
import { showAlert } from '#src/data/alerts.ts';
import { send } from '#src/data/api.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { readAnew } from '../read-anew.ts';
import { useDraft } from '../use-draft.ts';
import { writtenChanges } from './empty-row.ts';

/** The form of one that is there: only what was changed in it is sent. */
export function useOneDraft(resource: Resource, siteId: SiteId, id: string, onSaved: () => void) {
  const { t } = useTranslation('crud');
  const { calls, name, feature } = resource;
  return useDraft<Row, Call>({
    siteId,
    name: `${feature}.${name}.${id}`,
    read: calls.one,
    given: { params: { id } },
    save: async (draft, base) => {
      const body = { ...writtenChanges(resource, base, draft), version: draft.version };
      const answer = await send<Call>(calls.save, { params: { id }, body }, { siteId });
      return (answer as { data: Row }).data;
    },
    onSaved: () => {
      readAnew(siteId, resource);
      showAlert({ type: 'success', content: t('form.saved') });
      onSaved();
    },
  });
}
