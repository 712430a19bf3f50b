import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Loaded } from '#src/crud/loaded.tsx';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { useOrderWork } from './use-order-work.ts';
import './work.css';

/** An order as the workshop sees it: what is to be done and checked, and for how long somebody is at it. Nothing of it says what it costs. */
export default function WorkScreen() {
  const { t } = useTranslation('order-work');
  const siteId = useSiteId();
  const id = Number(useParams()['id']);
  const { query, view, unsent } = useOrderWork(siteId, id);
  if (!Number.isSafeInteger(id) || id < 1) return <EmptyState title={t('none')} />;
  return (
    <div className="page narrow work">
      <Loaded query={query} rows={6}>
        {() => view && <OrderSheet siteId={siteId} view={view} unsent={unsent} />}
      </Loaded>
    </div>
  );
}
