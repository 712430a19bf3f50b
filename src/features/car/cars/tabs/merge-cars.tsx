import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { carCalls } from '#contract/car/car-calls.ts';
import { cars } from '#contract/car/cars.ts';
import type { Row } from '#contract/kit/resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { titleOf } from '#src/crud/values/title-of.ts';
import { ReferenceInput } from '#src/crud/widgets/reference-input.tsx';
import { showAlert } from '#src/data/alerts.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { Field } from '#src/ui/input/field.tsx';

/** Makes one of two entries of one car. */
export function MergeCars({ row, onMerged }: { row: Row; onMerged: () => void }) {
  const { t } = useTranslation('cars');
  const siteId = useSiteId();
  const [other, choose] = useState<Row | null>(null);
  const [asking, ask] = useState(false);
  const { busy, actionError, run } = useAction();
  const names = { plate: titleOf(cars, row), other: other ? titleOf(cars, other) : '' };

  const merge = (other_id: number) =>
    run(async (write) => {
      ask(false);
      const body = { version: row.version, other_id };
      await write(carCalls.merge, { params: { id: row.id }, body }, { siteId });
      choose(null);
      onMerged();
      showAlert({ type: 'success', content: t('plates.merged') });
    });

  return (
    <section className="section">
      <h2>{t('plates.merge')}</h2>
      <p>{t('plates.mergeLead')}</p>
      <Field label={t('plates.other')}>
        {(control) => (
          <ReferenceInput
            control={control}
            of={cars}
            value={other?.id ?? null}
            shown={names.other}
            onChoose={choose}
          />
        )}
      </Field>
      <div role="alert">
        {actionError.text && <p className="message bad">{actionError.text}</p>}
      </div>
      <div>
        <Button busy={busy} disabled={!other} onClick={() => other && ask(true)}>
          {t('plates.mergeDo')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('plates.merge')}
        text={t('plates.mergeSure', names)}
        operation={t('plates.mergeDo')}
        danger
        onConfirm={() => other && void merge(other.id)}
        onClose={() => ask(false)}
      />
    </section>
  );
}
