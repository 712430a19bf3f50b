import { useTranslation } from 'react-i18next';
import { carCalls } from '#contract/car/car-calls.ts';
import { cars } from '#contract/car/cars.ts';
import type { Row } from '#contract/kit/row.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { MergeRows } from '#src/crud/merge/merge-rows.tsx';
import { useTranslations } from '#src/crud/words.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { Plate } from '#src/ui/plate.tsx';
import { Time } from '#src/ui/time.tsx';
import { PastList } from './past-list.tsx';
import { usePast } from './use-past.ts';

/** Which plates a car has had; and where it stands in the register twice, that it becomes one. */
export function PlatesTab({ row }: { row: Row }) {
  const { t } = useTranslation('cars');
  const words = useTranslations(cars);
  const { siteId, query, again } = usePast(row);
  const rights = useLoaded(siteId, shellCalls.profile)?.data.profile.rights;
  return (
    <div className="stack">
      <PastList
        title={t('tabs.plates')}
        query={query}
        all={({ data }) => data.plates}
        empty={t('plates.empty')}
      >
        {({ licenseplate, country, since, by }) => (
          <>
            <Plate plate={licenseplate} />
            <span>{words.choice('country', country)}</span>
            <small>
              {`${t('owners.since')} `}
              <Time at={since} variant="date" />
              {by !== null && <span>{` ${t('by', { by })}`}</span>}
            </small>
          </>
        )}
      </PastList>
      {rights?.includes('cars.merge') && row.archived_at === null && (
        <MergeRows
          resource={cars}
          row={row}
          call={carCalls.merge}
          field="other_id"
          body={{ version: row.version }}
          onMerged={again}
        />
      )}
    </div>
  );
}
