import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { RowStatus } from '#src/crud/values/row-status.tsx';
import { queryFor } from '#src/data/query.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Movements } from '../ledger/movements.tsx';
import { statusOf } from '../state-tone.ts';
import { SetActions } from './set-actions.tsx';
import { SetSign } from './set-head.tsx';
import './set.css';

const SetPhotos = lazyComponent(async () => (await import('../photos/set-photos.tsx')).SetPhotos);

const offered = ['receive', 'store', 'stage', 'mount', 'return'] as const;
const lastShown = 5;

/** A set as whoever stands before it needs it: where it is, whose it is, and what is done there. */
export default function ItemScreen() {
  const { t } = useTranslation('wheel-sets');
  const siteId = useSiteId();
  const { id = '' } = useParams();
  const query = useQuery(queryFor(siteId, wheelSets.calls.one, { params: { id } }));
  useReadAgain(query, useChanges(wheelSets.name));
  return (
    <div className="page item-card narrow">
      <Loaded query={query} rows={6}>
        {({ data: row }) => (
          <>
            <header className="row apart">
              <h1>{row.number}</h1>
              <RowStatus row={row} status={statusOf} />
            </header>
            <SetSign row={row} />
            <SetActions row={row} offered={offered} />
            <section className="section">
              <h2>{t('photos.title')}</h2>
              <SetPhotos row={row} take />
            </section>
            <section className="section">
              <h2>{t('tabs.movements')}</h2>
              <Movements id={row.id} most={lastShown} />
            </section>
            <Link to={sitePath(siteId, `tyre-hotel/details/${id}`)}>{t('item.all')}</Link>
          </>
        )}
      </Loaded>
    </div>
  );
}
