import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { stockListLines, stockListProfiles } from '#contract/stock/stock-lists/stock-lists.ts';
import { ImportScreen } from '#src/crud/import/import-screen.tsx';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';

const mostProfiles = 200;

/** The list of a third-party warehouse from a file: whose list it is, then as any file is imported. */
export function StockImport() {
  const { t } = useTranslation('stock-lists');
  const siteId = useSiteId();
  const input = { query: { per_page: mostProfiles } };
  const query = useQuery(queryFor(siteId, stockListProfiles.calls.list, input));
  const [chosen, setChosen] = useState('');
  const profiles = query.data?.data ?? [];
  const profile = profiles.find(({ id }) => String(id) === chosen) ?? profiles[0];
  return (
    <ImportScreen resource={stockListLines} given={profile ? { profile_id: profile.id } : null}>
      <Loaded query={query} rows={2}>
        {() =>
          profile ? (
            <div className="stack">
              <SelectField
                label={t('import.which')}
                options={profiles.map(({ id, name }) => ({ value: String(id), label: name }))}
                value={String(profile.id)}
                onChoose={setChosen}
              />
              <p className="muted">
                {t('import.intro', { warehouse: profile.shown['warehouse_id'] ?? '' })}{' '}
                <Link to={sitePath(siteId, 'axess/profiles')}>{t('import.lists')}</Link>
              </p>
            </div>
          ) : (
            <EmptyState title={t('import.none')}>
              <p>{t('import.noneText')}</p>
              <Link className="button primary" to={sitePath(siteId, 'axess/profiles/new')}>
                {t('import.make')}
              </Link>
            </EmptyState>
          )
        }
      </Loaded>
    </ImportScreen>
  );
}
