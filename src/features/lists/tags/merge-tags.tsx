import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Row } from '#contract/kit/resource.ts';
import { tagCalls, tags } from '#contract/lists/tags.ts';
import { readAnew } from '#src/crud/read-anew.ts';
import { useAction } from '#src/crud/use-action.ts';
import { titleOf } from '#src/crud/values/title-of.ts';
import { ReferenceInput } from '#src/crud/widgets/reference-input.tsx';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { showSnackbar } from '#src/ui/snackbar.ts';

/** Makes a tag another one, wherever it is stuck on. */
export function MergeTags({ row }: { row: Row }) {
  const { t } = useTranslation('tags');
  const siteId = useSiteId();
  const navigate = useNavigate();
  const [other, choose] = useState<Row | null>(null);
  const [asking, ask] = useState(false);
  const { busy, actionError, run } = useAction();
  const names = { tag: titleOf(tags, row), other: other ? titleOf(tags, other) : '' };

  const merge = (into_id: number) =>
    run(async (write) => {
      ask(false);
      await write(tagCalls.merge, { params: { id: row.id }, body: { into_id } }, { siteId });
      readAnew(siteId, tags);
      showSnackbar(t('merge.done', names));
      await navigate(sitePath(siteId, `tags/${into_id}`), { replace: true });
    });

  return (
    <section className="section">
      <h2>{t('merge.title')}</h2>
      <p>{t('merge.lead', names)}</p>
      <Field label={t('merge.other')}>
        {(control) => (
          <ReferenceInput
            control={control}
            of={tags}
            value={other?.id ?? null}
            shown={names.other}
            onChoose={choose}
          />
        )}
      </Field>
      <div role="alert">
        {actionError.text && <p className="message bad">{actionError.text}</p>}
      </div>
      <Button busy={busy} disabled={!other} onClick={() => other && ask(true)}>
        {t('merge.do')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('merge.title')}
        text={t('merge.sure', names)}
        operation={t('merge.do')}
        danger
        onConfirm={() => other && void merge(other.id)}
        onClose={() => ask(false)}
      />
    </section>
  );
}
