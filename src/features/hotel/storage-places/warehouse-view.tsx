import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { racksOf } from '#contract/hotel/storage-places/rack-rules.ts';
import {
  warehouseCalls,
  storagePlaces,
  type warehouses,
} from '#contract/hotel/storage-places/storage-places.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Segments } from '#src/ui/input/segments.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { MapLegend } from './map/map-legend.tsx';
import { layers, type Layer } from './map/map-marks.ts';
import { RackMap } from './map/rack-map.tsx';
import { RackTable } from './map/rack-table.tsx';
import { ZoneMeters } from './map/zone-meters.tsx';
import './map/map.css';

// The picture does without what one place is asked.
const PlaceDialog = lazyScreen(
  async () => (await import('./map/place-dialog.tsx')).PlaceDialog,
  null,
);

/** A warehouse: how full it is, a picture of its racks, and the same in a table. */
export function WarehouseView({ warehouse }: { warehouse: RowOf<typeof warehouses> }) {
  const { t } = useTranslation('storage-places');
  const siteId = useSiteId();
  const [search, setSearch] = useSearchParams();
  const [layer, setLayer] = useState<Layer>('occupancy');
  const queryOptions = queryFor(siteId, warehouseCalls.map, { params: { id: warehouse.id } });
  const query = useQuery(queryOptions);
  const map = query.data?.data;
  const racks = useMemo(
    () =>
      racksOf(map?.code.map((code, at) => ({ code, zone: map.zones[map.zone[at]!] ?? '' })) ?? []),
    [map],
  );
  const { refetch } = query;
  useReadAgain(query, useChanges(storagePlaces.name));

  const open = Number(search.get('place')) || null;
  const go = (change: Record<string, string | null>) =>
    setSearch((now) => withQuery(now, change), { replace: true });
  return (
    <Loaded query={query} rows={8}>
      {({ data }) =>
        data.code.length === 0 ? (
          <EmptyState title={t('storage-places.empty')}>
            <Link
              className="button primary"
              to={sitePath(siteId, `logistics/admin/places/pattern?warehouse=${warehouse.id}`)}
            >
              {t('pattern.title')}
            </Link>
          </EmptyState>
        ) : (
          <>
            <ZoneMeters map={data} warehouse={warehouse} />
            <Segments
              label={t('map.layer')}
              options={layers.map((value) => ({ value, label: t(`map.layers.${value}`) }))}
              value={layer}
              onChoose={setLayer}
            />
            <MapLegend map={data} layer={layer} />
            <RackMap
              map={data}
              racks={racks}
              layer={layer}
              rack={search.get('rack')}
              onOpen={(id) => go({ place: String(id) })}
            />
            <RackTable
              map={data}
              racks={racks}
              warehouseId={warehouse.id}
              onChoose={(rack) => go({ rack })}
            />
            {open !== null && (
              <PlaceDialog
                id={open}
                onChanged={() => void refetch()}
                onClose={() => go({ place: null })}
              />
            )}
          </>
        )
      }
    </Loaded>
  );
}
