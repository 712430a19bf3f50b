import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { driverCalls, type Drive } from '#contract/car/car-calls.ts';
import { cars } from '#contract/car/cars.ts';
import { drivers } from '#contract/customer/drivers.ts';
import { date, reference } from '#contract/kit/fields.ts';
import type { Row } from '#contract/kit/row.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { pathOfOne } from '#src/crud/resource-paths.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Plate } from '#src/ui/plate.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { PastList } from './past-list.tsx';

/** Which cars a driver has and has had. */
export function DriverCarsTab({ row }: { row: Row }) {
  const { t } = useTranslation('cars');
  const siteId = useSiteId();
  const queryOptions = queryFor(siteId, driverCalls.cars, { params: { id: row.id } });
  const query = useQuery(queryOptions);
  const mayWrite = useMayWrite(drivers) && row.archived_at === null;
  const { busy, actionError, run } = useAction();
  const keep = (answer: { data: Drive[] }) =>
    queryClient.setQueryData(queryOptions.queryKey, answer);

  const end = (car_id: number) =>
    run(async (write) => {
      const body = { car_id, to_day: showDate(serverNow()) };
      keep(await write(driverCalls.drivesNoMore, { params: { id: row.id }, body }, { siteId }));
    });

  return (
    <div className="stack">
      <PastList
        title={t('tabs.cars')}
        query={query}
        all={({ data }) => data}
        empty={t('driver.empty')}
      >
        {({ car_id, licenseplate, car, from_day, to_day }) => (
          <>
            <Link to={sitePath(siteId, pathOfOne('cars', car_id) ?? '')}>
              <Plate plate={licenseplate} />
            </Link>
            <span>{car}</span>
            <small>
              {to_day === null
                ? t('owners.now', { from: showDate(from_day) })
                : t('owners.until', { from: showDate(from_day), to: showDate(to_day) })}
            </small>
            {mayWrite && to_day === null && (
              <Button busy={busy} onClick={() => void end(car_id)}>
                {t('driver.end')}
              </Button>
            )}
          </>
        )}
      </PastList>
      <ErrorNote text={actionError.text} />
      {mayWrite && <GiveCar id={row.id} onGiven={keep} />}
    </div>
  );
}

interface GiveProps {
  id: number;
  onGiven: (answer: { data: Drive[] }) => void;
}

const fields = {
  car_id: reference(() => cars, {}),
  from_day: date({}),
};

function GiveCar({ id, onGiven }: GiveProps) {
  const { t } = useTranslation('cars');
  return (
    <section className="section">
      <h2>{t('driver.add')}</h2>
      <CallForm
        call={driverCalls.drives}
        params={{ id }}
        about={String(id)}
        words="cars:driver"
        fields={fields}
        start={{ from_day: showDate(serverNow()) }}
        ready={({ car_id, from_day }) => Boolean(car_id && from_day)}
        submit={t('driver.save')}
        onDone={onGiven}
      />
    </section>
  );
}
