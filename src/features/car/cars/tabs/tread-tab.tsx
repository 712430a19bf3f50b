import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cars } from '#contract/car/cars.ts';
import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import { tyreSeasons } from '#contract/workshop/tread-depth-rules.ts';
import type { Row } from '#contract/kit/row.ts';
import { EmbeddedList, type Embedded } from '#src/crud/embedded/embedded-list.tsx';
import { useMay } from '#src/crud/use-may-write.ts';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { titleOf } from '#src/crud/values/title-of.ts';
import { valueText } from '#src/crud/values/value-text.ts';
import { showNumber } from '#src/crud/values/number-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { queryFor } from '#src/data/query.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { LatestTread } from './latest-tread.tsx';
import { axisNames } from '#src/i18n/axis-days.ts';
import { showDate } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

const Chart = lazyComponent(async () => (await import('#src/ui/chart/chart.tsx')).Chart);

/** How a car's tyres have worn. */
export function TreadTab({ row }: { row: Row }) {
  const { t } = useTranslation('cars');
  const may = useMay();
  if (!useWordsThere(treadReadings)) return null;
  if (!may(treadReadings.read)) return <p>{t('tread.noRight')}</p>;
  return <ReadingsOfCar owner={row} called={titleOf(cars, row)} />;
}

/** The readings of a car: how they have gone, and each of them. */
export function ReadingsOfCar({ owner, called }: Pick<Embedded, 'owner' | 'called'>) {
  return (
    <div className="stack">
      <Wear id={owner.id} />
      <EmbeddedList
        resource={treadReadings}
        field="car_id"
        owner={owner}
        called={called}
        card={['read_on', 'season', 'least_depth']}
      />
    </div>
  );
}

function Wear({ id }: { id: number }) {
  const { t, i18n } = useTranslation('cars');
  const words = useTranslations(treadReadings);
  const siteId = useSiteId();
  const input = { query: { car_id: String(id), sort_by: 'read_on:desc', per_page: 50 } } as const;
  const query = useQuery(queryFor(siteId, treadReadings.calls.list, input));
  const readings = (query.data?.data ?? []).filter((one) => one.least_depth !== null).toReversed();
  const { least_depth: field } = treadReadings.fields;
  const latest = readings.at(-1);
  if (!latest) return null;
  return (
    <>
      <LatestTread row={latest} />
      {readings.length > 1 && (
        <section className="section">
          <h2>{t('tread.wear')}</h2>
          <Chart
            kind="lines"
            label={t('tread.wear')}
            x={readings.map(({ read_on: day }) => showDate(day))}
            axis={axisNames(
              readings.map(({ read_on: day }) => showDate(day)),
              i18n.language,
            )}
            xName={words.field('read_on')}
            at={readings.map(({ read_on: day }) => Date.parse(day))}
            series={tyreSeasons
              .filter((season) => readings.some((one) => one.season === season))
              .map((season) => ({
                name: words.choice('season', season),
                values: readings.map((one) => (one.season === season ? one.least_depth : null)),
              }))}
            least={80}
            text={(depth, unit = true) =>
              unit
                ? valueText(field, 'least_depth', depth, words)
                : showNumber(depth, 1, i18n.language)
            }
          />
        </section>
      )}
    </>
  );
}
