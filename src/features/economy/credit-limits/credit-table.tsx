import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListedCredit } from '#contract/economy/credit-limits/credit-calls.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Scrolled } from '#src/ui/layout/scrolled.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { Rating } from './checks/rating.tsx';
import { CreditActions } from './credit-actions.tsx';
import { useAmount } from './use-amount.ts';

const amounts = ['left', 'limit', 'owes', 'ordered'] as const;

interface Props {
  rows: readonly ListedCredit[];
  onChanged: () => void;
}

/** Customers with their credit, where there is room for a table. */
export function CreditTable({ rows, onChanged }: Props) {
  const { t } = useTranslation('credit-limits');
  return (
    <Scrolled label={t('limits.table')}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('limits.columns.customer')}</th>
            {amounts.map((name) => (
              <th key={name} scope="col" className="numeric">
                {t(`limits.columns.${name}`)}
              </th>
            ))}
            <th scope="col">{t('limits.columns.late')}</th>
            <th scope="col">{t('limits.columns.rating')}</th>
            <th scope="col">{t('limits.columns.next')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CreditRow key={row.customer_id} row={row} onChanged={onChanged} />
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

function CreditRow({ row, onChanged }: { row: ListedCredit; onChanged: () => void }) {
  const { t } = useTranslation('credit-limits');
  const siteId = useSiteId();
  const { customer_id: id, name, limit, left, owes, ordered, blocked } = row;
  const amount = useAmount();
  return (
    <tr>
      <th scope="row">
        <Link to={sitePath(siteId, `customer/edit/${id}`)}>{name}</Link>{' '}
        {blocked && (
          <StatusChip tone="bad">{t('chip.blocked', { reason: row.block_reason })}</StatusChip>
        )}
      </th>
      <td className="numeric">
        {left !== null && (left < 0 ? <b className="alarmed">{amount(left)}</b> : amount(left))}
      </td>
      <td className="numeric">{limit === null ? t('limits.noLimit') : amount(limit)}</td>
      <td className="numeric">{amount(owes)}</td>
      <td className="numeric">{amount(ordered)}</td>
      <td>
        {row.days_late > 0 && (
          <span className="warned">{t('limits.late', { count: row.days_late })}</span>
        )}
      </td>
      <td>
        {row.check && (
          <Link to={`?customer=${id}`}>
            <Rating check={row.check} />
          </Link>
        )}
      </td>
      <td>
        <CreditActions row={row} onChanged={onChanged} />
      </td>
    </tr>
  );
}
