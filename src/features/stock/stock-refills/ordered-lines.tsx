import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { costOf } from '#contract/stock/stock-levels/cost-rules.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import { stockRefillCalls, stockRefills } from '#contract/stock/stock-refills/stock-refills.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useMay } from '#src/crud/use-may-write.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { queryFor } from '#src/data/query.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Scrolled } from '#src/ui/layout/scrolled.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';

/** What was ordered, and what of it has come. */
export function OrderedLines({ refill }: { refill: RowOf<typeof stockRefills> }) {
  const { t, i18n } = useTranslation('stock-refills');
  const siteId = useSiteId();
  const may = useMay();
  const words = useTranslations(stockRefills);
  const quantity = useQuantity();
  const params = { id: refill.id };
  const query = useQuery(queryFor(siteId, stockRefillCalls.lines, { params }));
  useReadAgain(query, useChanges(stockLevels.name) + refill.version);
  return (
    <section className="section stack">
      <h2>{t('lines.ordered')}</h2>
      {refill.state === 'ordered' && may('stock.work') && (
        <Link className="button primary" to={sitePath(siteId, `stock/receive?refill=${refill.id}`)}>
          {t('lines.receive')}
        </Link>
      )}
      <Loaded query={query} rows={5}>
        {({ data }) => {
          const withCost = data.some(({ cost }) => cost !== null);
          const worth = data.reduce((sum, one) => sum + costOf(one.quantity, one.cost ?? 0), 0);
          if (data.length === 0) return <EmptyState title={t('lines.none')} />;
          return (
            <Scrolled label={t('lines.ordered')}>
              <table className="table">
                <thead>
                  <tr>
                    <th scope="col">{t('lines.product')}</th>
                    <th scope="col" className="numeric">
                      {t('lines.wanted')}
                    </th>
                    <th scope="col" className="numeric">
                      {t('lines.come')}
                    </th>
                    <th scope="col" className="numeric">
                      {t('lines.left')}
                    </th>
                    {withCost && (
                      <th scope="col" className="numeric">
                        {t('lines.cost')}
                      </th>
                    )}
                  </tr>
                </thead>
                <tbody>
                  {data.map((line) => (
                    <tr key={line.product_id}>
                      <th scope="row">
                        {line.name} <small>{line.number}</small>
                      </th>
                      <td className="numeric">{quantity(line.quantity)}</td>
                      <td className="numeric">{quantity(line.received)}</td>
                      <td className="numeric">
                        {quantity(Math.max(0, line.quantity - line.received))}
                      </td>
                      {withCost && (
                        <td className="numeric">
                          {line.cost === null
                            ? '–'
                            : moneyText(costOf(line.quantity, line.cost), words, i18n.language)}
                        </td>
                      )}
                    </tr>
                  ))}
                </tbody>
                {withCost && (
                  <tfoot>
                    <tr>
                      <th scope="row" colSpan={4}>
                        {t('lines.worth')}
                      </th>
                      <td className="numeric">{moneyText(worth, words, i18n.language)}</td>
                    </tr>
                  </tfoot>
                )}
              </table>
            </Scrolled>
          );
        }}
      </Loaded>
    </section>
  );
}
