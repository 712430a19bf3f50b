import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { cars } from '#contract/car/cars.ts';
import type { Row } from '#contract/kit/row.ts';
import { pathOfOne } from '#src/crud/resource-paths.ts';
import { ActionButton } from '#src/crud/steps/action-button.tsx';
import { showDate } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { Time } from '#src/ui/time.tsx';
import { PastList } from './past-list.tsx';
import { usePast } from './use-past.ts';

/** Whose a car has been, and who has driven it. */
export function OwnersTab({ row }: { row: Row }) {
  const { t } = useTranslation('cars');
  const { siteId, query } = usePast(row);
  const toCustomer = (id: number) => sitePath(siteId, pathOfOne('customers', id) ?? '');
  const toDriver = (id: number) => sitePath(siteId, pathOfOne('drivers', id) ?? '');
  return (
    <div className="stack">
      <PastList
        title={t('tabs.owners')}
        query={query}
        all={({ data }) => data.owners}
        empty={t('owners.empty')}
        actions={<ActionButton resource={cars} row={row} word="owner" />}
      >
        {({ owner, since, reason, by }) => (
          <>
            {owner ? (
              <Link to={toCustomer(owner.id)}>{owner.name}</Link>
            ) : (
              <span>{t('owners.none')}</span>
            )}
            <small>
              {`${t('owners.since')} `}
              <Time at={since} variant="date" />
              {by !== null && <span>{` ${t('by', { by })}`}</span>}
              {reason !== '' && (
                <span>{` · ${t(`cars.asks.owner.choices.reason.${reason}`)}`}</span>
              )}
            </small>
          </>
        )}
      </PastList>
      <PastList
        title={t('owners.drivers')}
        query={query}
        all={({ data }) => data.drivers}
        empty={t('owners.noDrivers')}
      >
        {({ driver, from_day, to_day }) => (
          <>
            <Link to={toDriver(driver.id)}>{driver.name}</Link>
            <small>
              {to_day === null
                ? t('owners.now', { from: showDate(from_day) })
                : t('owners.until', { from: showDate(from_day), to: showDate(to_day) })}
            </small>
          </>
        )}
      </PastList>
    </div>
  );
}
