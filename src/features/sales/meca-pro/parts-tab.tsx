import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Row } from '#contract/kit/row.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Ordered } from './ordered.tsx';
import { useParts } from './use-parts.ts';

/** What was ordered of suppliers for an order, and the way to their catalogue. */
export function PartsTab({ row }: { row: Row }) {
  return useWordsThere({ feature: 'meca-pro' }) ? <Parts id={row.id} /> : null;
}

function Parts({ id }: { id: number }) {
  const { t } = useTranslation('meca-pro');
  const siteId = useSiteId();
  const query = useParts(id);
  return (
    <Loaded query={query} rows={2}>
      {({ data: { ordered, order } }) => (
        <div className="stack">
          <Ordered ordered={ordered} />
          {order.open && (
            <div className="actions">
              <Link className="button" to={sitePath(siteId, `order/meca-pro/${id}`)}>
                {t('tab.open')}
              </Link>
            </div>
          )}
        </div>
      )}
    </Loaded>
  );
}
