import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mergeAndPrivacyCalls, privacyPurposes } from '#contract/customer/merge-and-privacy.ts';
import { useAction } from '#src/crud/use-action.ts';
import { download } from '#src/data/download.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { showWhile } from '#src/ui/snackbar.ts';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';

/** Takes everything that is kept of a customer as a file, and says what for. */
export function TakeData({ id }: { id: number }) {
  const { t } = useTranslation('merge-and-privacy');
  const siteId = useSiteId();
  const [purpose, setPurpose] = useState<(typeof privacyPurposes)[number]>('access');
  const { busy, actionError, run } = useAction();
  const take = () =>
    run(() =>
      showWhile(t('privacy.taking'), () =>
        download(mergeAndPrivacyCalls.personalData, { params: { id }, query: { purpose } }, siteId),
      ),
    );
  return (
    <section className="section">
      <h2>{t('privacy.title')}</h2>
      <p>{t('privacy.lead')}</p>
      <div className="row ask">
        <SelectField
          label={t('privacy.purpose')}
          options={privacyPurposes.map((value) => ({
            value,
            label: t(`privacy.purposes.${value}`),
          }))}
          value={purpose}
          onChoose={setPurpose}
        />
        <Button busy={busy} onClick={() => void take()}>
          {t('privacy.take')}
        </Button>
      </div>
      <ErrorNote text={actionError.text} />
    </section>
  );
}
