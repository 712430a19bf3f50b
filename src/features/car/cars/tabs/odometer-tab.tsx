import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { carCalls } from '#contract/car/car-calls.ts';
import { cars } from '#contract/car/cars.ts';
import type { Row } from '#contract/kit/resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { valueText } from '#src/crud/values/value-text.ts';
import { DateField } from '#src/crud/widgets/date-field.tsx';
import { NumberInput } from '#src/crud/widgets/number-input.tsx';
import { useWordsOf } from '#src/crud/words.ts';
import { showAlert } from '#src/data/alerts.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { SaveBar } from '#src/ui/save-bar.tsx';
import { PastList } from './past-list.tsx';
import { usePast } from './use-past.ts';

/** What a car's odometer has shown, and what it shows now. */
export function OdometerTab({ row }: { row: Row }) {
  const { t } = useTranslation('cars');
  const words = useWordsOf(cars);
  const { query, again } = usePast(row.id);
  const mayWrite = useMayWrite(cars) && row.archived_at === null;
  return (
    <div className="stack">
      {mayWrite && <ReadOdometer key={row.version} row={row} onRead={again} />}
      <PastList
        title={t('tabs.odometer')}
        query={query}
        all={({ data }) => data.readings}
        empty={t('odometer.empty')}
      >
        {({ km, read_on, reason, by }) => (
          <>
            <b>{valueText(cars.fields.odometer, 'odometer', km, words)}</b>
            <time dateTime={read_on}>{showDate(read_on)}</time>
            <small>
              {by !== null && t('by', { by })}
              {reason !== '' && ` · ${reason}`}
            </small>
          </>
        )}
      </PastList>
    </div>
  );
}

function ReadOdometer({ row, onRead }: { row: Row; onRead: () => void }) {
  const { t } = useTranslation('cars');
  const words = useWordsOf(cars);
  const siteId = useSiteId();
  const { busy, actionError, run } = useAction();
  const [km, read] = useState<number | string | null>(null);
  const [day, setDay] = useState(() => showDate(serverNow()));
  const [reason, give] = useState('');
  const { odometer: before, odometer_at: at } = row;
  const backwards = typeof km === 'number' && typeof before === 'number' && km < before;
  const unreadable = typeof km === 'string' ? t('common:errors.fields.format') : undefined;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (typeof km !== 'number') return;
    void run(async (write) => {
      const body = { version: row.version, km, read_on: day, ...(backwards && { reason }) };
      await write(carCalls.readOdometer, { params: { id: row.id }, body }, { siteId });
      showAlert({ type: 'success', content: t('odometer.saved') });
      onRead();
    });
  }

  return (
    <form className="section" onSubmit={submit} noValidate>
      <h2>{t('odometer.read')}</h2>
      <div className="grid">
        <Field
          label={t('odometer.km')}
          hint={
            typeof before === 'number'
              ? t('odometer.reasonHint', {
                  km: valueText(cars.fields.odometer, 'odometer', before, words),
                  on: showDate(typeof at === 'string' ? at : null),
                })
              : undefined
          }
          fault={unreadable ?? actionError.fields['odometer'] ?? actionError.fields['km']}
        >
          {(control) => (
            <NumberInput control={control} digits={0} unit="km" value={km} onChange={read} />
          )}
        </Field>
        <DateField
          label={t('odometer.on')}
          fault={actionError.fields['odometer_at'] ?? actionError.fields['read_on']}
          max={showDate(serverNow())}
          value={day}
          onChange={setDay}
        />
        {backwards && (
          <Field label={t('odometer.reason')} fault={actionError.fields['reason']}>
            {(control) => (
              <input
                {...control}
                maxLength={200}
                autoComplete="off"
                value={reason}
                onChange={({ target }) => give(target.value)}
              />
            )}
          </Field>
        )}
      </div>
      <SaveBar text={actionError.text} faults={actionError.fields}>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          disabled={typeof km !== 'number' || (backwards && reason.trim() === '')}
        >
          {t('odometer.save')}
        </Button>
      </SaveBar>
    </form>
  );
}
