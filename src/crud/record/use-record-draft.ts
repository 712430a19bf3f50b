import { useTranslation } from 'react-i18next';
import type { Call } from '#contract/kit/call.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { showAlert } from '#src/data/alerts.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { useDraft } from '../use-draft.ts';
import { saveRow } from './save-row.ts';

/** The form of one that is there: only what was changed in it is sent. */
export function useRecordDraft(
  resource: Resource,
  siteId: SiteId,
  id: string,
  onSaved: () => void,
) {
  const { t } = useTranslation('crud');
  const { calls, name, feature } = resource;
  return useDraft<Row, Call>({
    siteId,
    name: `${feature}.${name}.${id}`,
    read: calls.one,
    input: { params: { id } },
    save: async (draft, base, write) => {
      const saved = await saveRow(resource, siteId)(draft, base, write);
      showAlert({ type: 'success', content: t('form.saved') });
      return saved;
    },
    // Two who changed different fields have both changed them.
    merge: async (...versions) =>
      (await import('../document/versions/line-changes.ts')).mergeRow(resource, ...versions),
    onSaved,
  });
}
