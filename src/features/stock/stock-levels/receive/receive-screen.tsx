import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { stockRefills } from '#contract/stock/stock-refills/stock-refills.ts';
import { queryFor } from '#src/data/query.ts';
import { showDate } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { ReceiveForm, type Into } from './receive-form.tsx';
import { ReceiveRefill } from './receive-refill.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';
import { PageCards } from '#src/ui/layout/page-cards.tsx';

/** Goods that come: those of a refill that was ordered, or whatever else is scanned into a warehouse. */
export default function ReceiveScreen() {
  const { t } = useTranslation('stock-levels');
  const [search] = useSearchParams();
  const refill = Number(search.get('refill') ?? 0);
  // The next delivery begins again, mostly where the one before came in.
  const [before, setBefore] = useState<{ nth: number; into?: Into }>({ nth: 0 });
  return (
    <div className="page" data-width="text">
      <h1>{t('receive.title')}</h1>
      {refill === 0 && <Awaited />}
      <section className="section">
        {refill > 0 ? (
          <ReceiveRefill key={refill} id={refill} />
        ) : (
          <ReceiveForm
            key={before.nth}
            about="delivery"
            {...(before.into && { into: before.into })}
            onDone={(into) => setBefore({ nth: before.nth + 1, into })}
          />
        )}
      </section>
    </div>
  );
}

/** What was ordered and is on its way, the next to come first. */
function Awaited() {
  const { t } = useTranslation('stock-levels');
  const siteId = useSiteId();
  const query = { state: 'ordered', sort_by: 'expected_on:asc', per_page: 10 } as const;
  const { data: refills = [] } =
    useQuery(queryFor(siteId, stockRefills.calls.list, { query })).data ?? {};
  if (refills.length === 0) return null;
  return (
    <section className="section">
      <h2>{t('receive.awaited')}</h2>
      <PageCards
        pages={refills.map(({ id, number, supplier, shown, expected_on: day }) => ({
          to: sitePath(siteId, `stock/receive?refill=${id}`),
          title: <Facts of={[t('receive.one', { number }), supplier]} />,
          about: <Facts of={[shown['warehouse_id'], day && showDate(day)]} />,
        }))}
      />
    </section>
  );
}
