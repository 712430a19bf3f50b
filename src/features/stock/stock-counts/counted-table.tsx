import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CountedLine } from '#contract/stock/stock-counts/stock-counts.ts';
import { stockCounts } from '#contract/stock/stock-counts/stock-counts.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Scrolled } from '#src/ui/layout/scrolled.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  readonly takeId: number;
  readonly lines: readonly CountedLine[];
  /** How many products nobody has counted, once counting is over. */
  readonly left: number;
}

/** What was counted beside what was written down, what differs first. */
export function CountedTable({ takeId, lines, left }: Props) {
  const { t, i18n } = useTranslation('stock-counts');
  const siteId = useSiteId();
  const words = useTranslations(stockCounts);
  const quantity = useQuantity();
  const amount = (minor: number) => moneyText(minor, words, i18n.language);
  const withCost = lines.some(({ value }) => value !== null);
  const differs = ({ counted, expected }: CountedLine) => Number(counted !== expected);
  const inOrder = lines.toSorted((one, other) => differs(other) - differs(one));
  const worth = lines.reduce((sum, { value, moved }) => sum + (moved ? 0 : (value ?? 0)), 0);
  return (
    <section className="section stack">
      <h2>{t('found.title')}</h2>
      {left > 0 && <p className="warned">{t('found.left', { count: left })}</p>}
      {lines.length === 0 ? (
        <EmptyState title={t('found.none')} />
      ) : (
        <Scrolled label={t('found.title')}>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{t('found.product')}</th>
                <th scope="col" className="numeric">
                  {t('found.expected')}
                </th>
                <th scope="col" className="numeric">
                  {t('found.counted')}
                </th>
                <th scope="col" className="numeric">
                  {t('found.difference')}
                </th>
                {withCost && (
                  <th scope="col" className="numeric">
                    {t('found.value')}
                  </th>
                )}
                <th scope="col">{t('found.by')}</th>
              </tr>
            </thead>
            <tbody>
              {inOrder.map((line) => {
                const { product_id: id, dot, expected, counted, value, by, moved } = line;
                const difference = counted - expected;
                return (
                  <tr key={`${id} ${dot}`}>
                    <th scope="row">
                      {line.name}{' '}
                      <small>
                        <Facts of={[line.number, line.shelf, dot && `${t('count.dot')} ${dot}`]} />
                      </small>
                      {moved && <StatusChip tone="warn">{t('found.moved')}</StatusChip>}
                      {line.otherwise.map((one) => (
                        <small key={`${one.shelf} ${one.by}`} className="warned">
                          {t('found.otherwise', {
                            by: one.by ?? '–',
                            shelf: one.shelf || '–',
                            quantity: quantity(one.quantity),
                          })}
                        </small>
                      ))}
                    </th>
                    <td className="numeric">{quantity(expected)}</td>
                    <td className="numeric">{quantity(counted)}</td>
                    <td className={difference === 0 ? 'numeric' : 'numeric alarmed'}>
                      {difference > 0 ? `+${quantity(difference)}` : quantity(difference)}
                    </td>
                    {withCost && (
                      <td className="numeric">{value === null ? '–' : amount(value)}</td>
                    )}
                    <td>{by}</td>
                  </tr>
                );
              })}
            </tbody>
            {withCost && (
              <tfoot>
                <tr>
                  <th scope="row" colSpan={4}>
                    {t('found.worth')}
                  </th>
                  <td className="numeric">{amount(worth)}</td>
                  <td aria-hidden="true" />
                </tr>
              </tfoot>
            )}
          </table>
        </Scrolled>
      )}
      <Link to={sitePath(siteId, `stock/counts?take_id=${takeId}`)}>{t('found.all')}</Link>
    </section>
  );
}
