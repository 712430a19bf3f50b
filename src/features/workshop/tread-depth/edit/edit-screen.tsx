import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import { DraftForm } from '#src/crud/draft-form.tsx';
import { PageHead } from '#src/crud/record/page-head.tsx';
import { useListPath } from '#src/crud/record/use-list-path.ts';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useDraft } from '#src/crud/use-draft.ts';
import { showAlert } from '#src/data/alerts.ts';
import { showDate } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { useDepthText } from '../report/use-depth-text.ts';
import { allGrooves, bodyOf, changesIn, type ReadingDraft } from './reading-draft.ts';
import { ReadingFields } from './reading-fields.tsx';

/** Changes a reading that the server has. */
export default function EditScreen() {
  const { t } = useTranslation('tread-depth');
  const siteId = useSiteId();
  const navigate = useNavigate();
  const back = useListPath(treadReadings);
  const depthText = useDepthText();
  const { id = '' } = useParams();
  const form = useDraft<ReadingDraft, typeof treadReadings.calls.one>({
    siteId,
    name: `tread-reading.${id}`,
    read: treadReadings.calls.one,
    input: { params: { id } },
    save: async (draft, base, write) => {
      const body = { ...changesIn(bodyOf(base), bodyOf(draft)), version: draft.version };
      const { data } = await write(treadReadings.calls.save, { params: { id }, body }, { siteId });
      return data;
    },
    onSaved: () => {
      refetchResource(siteId, treadReadings);
      showAlert({ type: 'success', content: t('crud:form.saved') });
      void navigate(sitePath(siteId, `car/tread-depth-readings/${id}/show`));
    },
  });
  const shown = [
    {
      label: t('tread-readings.fields.licenseplate'),
      of: (one: ReadingDraft) => one.licenseplate,
    },
    { label: t('tread-readings.fields.read_on'), of: (one: ReadingDraft) => showDate(one.read_on) },
    ...allGrooves.map((groove) => ({
      label: t(`tread-readings.fields.${groove}`),
      of: (one: ReadingDraft) => (one[groove] === null ? '' : depthText(one[groove])),
    })),
    { label: t('tread-readings.fields.note'), of: (one: ReadingDraft) => one.note },
  ];

  return (
    <div className="page">
      <PageHead resource={treadReadings} list={back} title={t('tread-readings.edit')} />
      <DraftForm form={form} shown={shown}>
        {(draft) => (
          <ReadingFields
            draft={draft}
            id={Number(id)}
            fieldErrors={form.fieldErrors}
            onChange={form.change}
          />
        )}
      </DraftForm>
    </div>
  );
}
