import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { storagePlaces, warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { labelsPath } from '#src/features/hotel/labels/exports.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { queryFor } from '#src/data/query.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Segments } from '#src/ui/input/segments.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { WarehouseView } from './warehouse-view.tsx';

const mostWarehouses = { query: { per_page: '200' } };

/** The warehouses of a site, one at a time: a picture of its racks and what is done with its places. */
export default function StoragePlacesScreen() {
  const { t } = useTranslation('storage-places');
  const siteId = useSiteId();
  const mayWrite = useMayWrite(storagePlaces);
  const [search, setSearch] = useSearchParams();
  const query = useQuery(queryFor(siteId, warehouses.calls.list, mostWarehouses));
  const all = query.data?.data ?? [];
  const wanted = all.find(({ id }) => String(id) === search.get('warehouse'));
  const warehouse = wanted ?? all.find(({ places }) => places !== 0) ?? all[0];
  const to = (path: string) => sitePath(siteId, `logistics/admin/${path}`);
  return (
    <div className="page">
      <header className="row apart">
        <h1>{t('title')}</h1>
        <nav className="actions" aria-label={t('registers')}>
          <Link className="button" to={to('warehouses')}>
            {t('warehouses.title')}
          </Link>
          <Link className="button" to={to('places')}>
            {t('allPlaces')}
          </Link>
          <Link className="button" to={sitePath(siteId, labelsPath('command', [], 'a4'))}>
            {t('commandCodes')}
          </Link>
          {mayWrite && warehouse && (
            <Link className="button" to={to(`places/pattern?warehouse=${warehouse.id}`)}>
              {t('pattern.title')}
            </Link>
          )}
        </nav>
      </header>
      <Loaded query={query} rows={6}>
        {() =>
          warehouse ? (
            <>
              {all.length > 1 && (
                <Segments
                  label={t('warehouses.one')}
                  variant="chips"
                  options={all.map(({ id, name }) => ({ value: String(id), label: name }))}
                  value={String(warehouse.id)}
                  onChoose={(id) =>
                    setSearch(withQuery(search, { warehouse: id, rack: null, place: null }))
                  }
                />
              )}
              <WarehouseView key={warehouse.id} warehouse={warehouse} />
            </>
          ) : (
            <EmptyState title={t('warehouses.empty')}>
              {mayWrite && (
                <Link className="button primary" to={to('warehouses/new')}>
                  {t('warehouses.new')}
                </Link>
              )}
            </EmptyState>
          )
        }
      </Loaded>
    </div>
  );
}
