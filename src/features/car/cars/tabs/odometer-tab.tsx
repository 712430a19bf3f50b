import { useTranslation } from 'react-i18next';
import { cars } from '#contract/car/cars.ts';
import type { Row } from '#contract/kit/row.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { showNumber } from '#src/crud/values/number-text.ts';
import { valueText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { showAlert } from '#src/data/alerts.ts';
import { serverNow } from '#src/data/server-time.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { axisNames } from '#src/i18n/axis-days.ts';
import { showDate } from '#src/i18n/time.ts';
import { PastList } from './past-list.tsx';
import { usePast } from './use-past.ts';

const Chart = lazyComponent(async () => (await import('#src/ui/chart/chart.tsx')).Chart);

/** What a car's odometer has shown, and what it shows now. */
export function OdometerTab({ row }: { row: Row }) {
  const { t, i18n } = useTranslation('cars');
  const words = useTranslations(cars);
  const { query, past, again } = usePast(row);
  const readings = past?.readings.toReversed() ?? [];
  const mayWrite = useMayWrite(cars) && row.archived_at === null;
  return (
    <div className="stack">
      {mayWrite && <ReadOdometer row={row} onRead={again} />}
      {readings.length > 1 && (
        <section className="section">
          <h2>{t('odometer.overTime')}</h2>
          <Chart
            kind="lines"
            label={t('odometer.overTime')}
            x={readings.map(({ read_on: day }) => showDate(day))}
            axis={axisNames(
              readings.map(({ read_on: day }) => showDate(day)),
              i18n.language,
            )}
            xName={t('cars.asks.odometer.fields.read_on')}
            at={readings.map(({ read_on: day }) => Date.parse(day))}
            series={[
              { name: t('cars.asks.odometer.fields.km'), values: readings.map(({ km }) => km) },
            ]}
            text={(km) => showNumber(km, 0, i18n.language)}
          />
        </section>
      )}
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
              {by !== null && <span>{t('by', { by })}</span>}
              {reason !== '' && <span>{` · ${reason}`}</span>}
            </small>
          </>
        )}
      </PastList>
    </div>
  );
}

const today = () => showDate(serverNow());

function ReadOdometer({ row, onRead }: { row: Row; onRead: () => void }) {
  const { t } = useTranslation('cars');
  const words = useTranslations(cars);
  const { odometer: before, odometer_at: at } = row;
  const isBackwards = ({ km }: { km: number | null }) =>
    typeof km === 'number' && typeof before === 'number' && km < before;
  const known =
    typeof before === 'number'
      ? t('odometer.before', {
          km: valueText(cars.fields.odometer, 'odometer', before, words),
          on: showDate(typeof at === 'string' ? at : null),
        })
      : undefined;
  return (
    <section className="section">
      <h2>{t('cars.steps.odometer')}</h2>
      <CallForm
        call={cars.calls.odometer}
        params={{ id: row.id }}
        about={String(row.id)}
        words="cars:cars.asks.odometer"
        fields={cars.actions.odometer.asks}
        without={(typed) => (isBackwards(typed) ? [] : ['reason'])}
        hints={() => ({ km: known })}
        layout="grid"
        start={{ read_on: today() }}
        body={({ reason, ...typed }) => ({
          ...typed,
          version: row.version,
          ...(isBackwards(typed) && { reason }),
        })}
        ready={(typed) =>
          typeof typed.km === 'number' && (!isBackwards(typed) || typed.reason.trim() !== '')
        }
        submit={t('odometer.save')}
        onDone={() => {
          showAlert({ type: 'success', content: t('odometer.saved') });
          onRead();
        }}
      />
    </section>
  );
}
