import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { Row } from '#contract/kit/row.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

const most = 200;

/** Whether the wheels that are to be put on stand ready, and where. All that do are asked for once. */
export function WheelsCell({ row }: { row: Row }) {
  const { t } = useTranslation('bookings');
  const siteId = useSiteId();
  const setId = row['set_id'] as number | null;
  const query = { state: 'staged', per_page: most };
  const { data } = useQuery({
    ...queryFor(siteId, wheelSets.calls.list, { query }),
    enabled: setId !== null,
  });
  if (setId === null) return <span className="muted">–</span>;
  const ready = data?.data.find(({ id }) => id === setId);
  const number = row.shown['set_id'] ?? String(setId);
  if (!ready) return <span className="muted">{t('list.notReady', { number })}</span>;
  return (
    <span>
      <span aria-hidden="true">{'● '}</span>
      <Facts of={[t('list.ready', { number }), ready.shown['place_id']]} />
    </span>
  );
}
