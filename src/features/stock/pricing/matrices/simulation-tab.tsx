import { useQuery } from '@tanstack/react-query';
import { percentText } from '#src/i18n/formats.ts';
import { useTranslation } from 'react-i18next';
import type { Row } from '#contract/kit/row.ts';
import { purchaseMatrixCalls } from '#contract/stock/pricing/price-calls.ts';
import { purchaseMatrices } from '#contract/stock/pricing/purchase-prices.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Scrolled } from '#src/ui/layout/scrolled.tsx';

const sums = ['products', 'changed', 'dearer', 'cheaper'] as const;

/** What of the prices of today a matrix would change. */
export function SimulationTab({ row }: { row: Row }) {
  const { t, i18n } = useTranslation('pricing');
  const siteId = useSiteId();
  const words = useTranslations(purchaseMatrices);
  const query = useQuery({
    ...queryFor(siteId, purchaseMatrixCalls.simulation, { params: { id: row.id } }),
    // It hangs on all else that prices are made by.
    staleTime: 0,
  });
  const amount = (minor: number | null) =>
    minor === null ? '–' : moneyText(minor, words, i18n.language);
  return (
    <Loaded query={query}>
      {({ data }) => (
        <div className="stack">
          <dl className="facts">
            {sums.map((name) => (
              <div key={name}>
                <dt>{t(`simulation.${name}`)}</dt>
                <dd>{data[name]}</dd>
              </div>
            ))}
          </dl>
          {data.products === 0 && <p>{t('simulation.noList')}</p>}
          {data.items.length > 0 && (
            <Scrolled label={t('matrix.simulation')}>
              <table className="table">
                <thead>
                  <tr>
                    <th scope="col">{t('simulation.product')}</th>
                    {(['costBefore', 'cost', 'priceBefore', 'price', 'margin'] as const).map(
                      (name) => (
                        <th key={name} scope="col" className="numeric">
                          {t(`simulation.${name}`)}
                        </th>
                      ),
                    )}
                  </tr>
                </thead>
                <tbody>
                  {data.items.map((one) => (
                    <tr key={one.id}>
                      <th scope="row">{one.name}</th>
                      <td className="numeric">{amount(one.cost_before)}</td>
                      <td className="numeric">{amount(one.cost)}</td>
                      <td className="numeric">{amount(one.price_before)}</td>
                      <td className="numeric">{amount(one.price)}</td>
                      <td className="numeric">
                        {one.margin === null ? '–' : percentText(one.margin)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Scrolled>
          )}
          {data.changed > data.items.length && (
            <p className="muted">{t('simulation.more', { count: data.items.length })}</p>
          )}
        </div>
      )}
    </Loaded>
  );
}
