import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { stockTakes } from '#contract/stock/stock-takes/stock-takes.ts';
import { stockCounts } from '#contract/stock/stock-counts/stock-counts.ts';
import { ImportScreen } from '#src/crud/import/import-screen.tsx';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';

/** What was counted of products, from a file: in which stock take that is open, then as any file is imported. */
export function CountsImport() {
  const { t } = useTranslation('stock-counts');
  const siteId = useSiteId();
  const input = { query: { state: 'open', per_page: 100 } } as const;
  const query = useQuery(queryFor(siteId, stockTakes.calls.list, input));
  const [chosen, setChosen] = useState('');
  const takes = query.data?.data ?? [];
  const take = takes.find(({ id }) => String(id) === chosen) ?? takes[0];
  return (
    <ImportScreen resource={stockCounts} given={take ? { take_id: take.id } : null}>
      <Loaded query={query} rows={2}>
        {() =>
          take ? (
            <SelectField
              label={t('import.which')}
              options={takes.map(({ id, number, shown }) => ({
                value: String(id),
                label: [number, shown['warehouse_id']].filter(Boolean).join(' · '),
              }))}
              value={String(take.id)}
              onChoose={setChosen}
            />
          ) : (
            <EmptyState title={t('import.none')}>
              <Link
                className="button primary"
                to={sitePath(siteId, 'barcode-reader/hotel-inventory')}
              >
                {t('import.begin')}
              </Link>
            </EmptyState>
          )
        }
      </Loaded>
    </ImportScreen>
  );
}
