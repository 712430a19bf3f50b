import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isNearlyFull } from '#contract/hotel/storage-places/rack-rules.ts';
import type { PlaceMap, warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { showNumber } from '#src/crud/values/number-text.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Meter } from '#src/ui/chart/meter.tsx';
import { occupancyAt } from './map-marks.ts';

interface Props {
  map: PlaceMap;
  warehouse: Pick<RowOf<typeof warehouses>, 'id' | 'name'>;
}

/** How full a warehouse is, and each of its zones where it has several: bars that lead to the places they count. */
export function ZoneMeters({ map, warehouse }: Props) {
  const { t } = useTranslation('storage-places');
  const siteId = useSiteId();
  const all = [...map.code.keys()];
  const blocked = all.filter((at) => occupancyAt(map, at) === 'blocked').length;
  const zones = map.zones.length > 1 ? map.zones : [];
  const pathTo = (narrowing: Record<string, string>) =>
    sitePath(
      siteId,
      `logistics/admin/places?${new URLSearchParams({ warehouse_id: String(warehouse.id), ...narrowing })}`,
    );
  return (
    <>
      <ul className="zone-meters options cards tiles" aria-label={t('map.full')}>
        <li>
          <Link to={pathTo({})}>
            <PlacesMeter name={warehouse.name} map={map} places={all} />
          </Link>
        </li>
        {zones.map((zone, nth) => {
          const places = all.filter((at) => map.zone[at] === nth);
          return (
            <li key={zone}>
              {zone === '' ? (
                // No list is narrowed to what has no zone.
                <PlacesMeter name={t('map.noZone')} map={map} places={places} />
              ) : (
                <Link to={pathTo({ zone })}>
                  <PlacesMeter name={zone} map={map} places={places} />
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      {blocked > 0 && <p>{t('map.blocked', { count: blocked })}</p>}
    </>
  );
}

function PlacesMeter({
  name,
  map,
  places,
}: {
  name: string;
  map: PlaceMap;
  /** Where they stand in the map. */
  places: readonly number[];
}) {
  const { t, i18n } = useTranslation('storage-places');
  const sum = (of: readonly number[]) => places.reduce((total, at) => total + of[at]!, 0);
  const [room, taken] = [sum(map.room), sum(map.taken)];
  const number = (count: number) => showNumber(count, 0, i18n.language);
  return (
    <Meter
      label={name}
      value={taken}
      most={room}
      text={t('map.inUse', { taken: number(taken), room: number(room) })}
      tone={isNearlyFull(taken, room) ? 'warn' : 'info'}
    />
  );
}
