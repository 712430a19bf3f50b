import { useQuery } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CameOf, ComingOf, Goods } from '#contract/kit/goods/goods.ts';
import { queryFor } from '#src/data/query.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { useChanges, useReadAgain } from '../live-changes.ts';
import { Loaded } from '../loaded.tsx';
import { CameLately, type GoodsPaper } from './came-lately.tsx';

interface Props<G extends Goods> {
  readonly goods: G;
  readonly title: string;
  /** What is said where nothing is on its way. */
  readonly none: string;
  /** Where codes are read, above all that is coming. */
  readonly scan: ReactNode;
  /** What has to be done with one of them as it comes, below who drives it. */
  readonly renderOne: (one: ComingOf<G>, refetch: () => Promise<unknown>) => ReactNode;
  /** What is another form of the same one: nobody receives twice what came meanwhile. */
  readonly keyOf: (one: ComingOf<G>) => string;
  readonly counted: (one: CameOf<G>) => string;
  readonly Paper: GoodsPaper;
}

/** What other sites have sent here, each received in its own way, and what has come lately. */
export function IncomingGoods<G extends Goods>(props: Props<G>) {
  const { goods, title, none, scan, renderOne, keyOf, counted, Paper } = props;
  const { t } = useTranslation('crud');
  const siteId = useSiteId();
  const { incoming, came }: Goods['calls'] = goods.calls;
  const coming = useQuery(queryFor(siteId, incoming, {}));
  const gone = useQuery(queryFor(siteId, came, {}));
  const [{ refetch }, { refetch: refetchCame }] = [coming, gone];
  const refetchBoth = useCallback(
    () => Promise.all([refetch(), refetchCame()]),
    [refetch, refetchCame],
  );
  const isLoading = coming.isLoading || gone.isLoading;
  useReadAgain({ refetch: refetchBoth, isLoading }, useChanges(goods.resource.name));
  return (
    <div className="page" data-width="text">
      <h1>{title}</h1>
      <Loaded query={coming} rows={5}>
        {({ data }) => (
          <>
            {data.length === 0 ? <EmptyState title={none} /> : scan}
            {(data as ComingOf<G>[]).map((one) => (
              <section key={keyOf(one)} className="section stack">
                <h2>{t('goods.from', { number: one.number, site: one.from_site })}</h2>
                <p>
                  {t('goods.left', {
                    driver: one.driver,
                    day: showDate(one.sent_at),
                    time: showTime(one.sent_at),
                  })}
                </p>
                <div className="actions">
                  <Paper id={one.id}>{t('goods.manifest')}</Paper>
                </div>
                {renderOne(one, refetchBoth)}
              </section>
            ))}
          </>
        )}
      </Loaded>
      <CameLately<G> came={gone.data?.data ?? []} counted={counted} Paper={Paper} />
    </div>
  );
}
