import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListedCredit } from '#contract/economy/credit-limits/credit-calls.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Facts } from '#src/ui/layout/facts.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { Rating } from './checks/rating.tsx';
import { CreditActions } from './credit-actions.tsx';
import { useAmount } from './use-amount.ts';

interface Props {
  rows: readonly ListedCredit[];
  onChanged: () => void;
}

/** Customers with their credit, where there is no room for a table. */
export function CreditCards({ rows, onChanged }: Props) {
  const { t } = useTranslation('credit-limits');
  return (
    <ol className="stack tight plain" aria-label={t('limits.table')}>
      {rows.map((row) => (
        <CreditCard key={row.customer_id} row={row} onChanged={onChanged} />
      ))}
    </ol>
  );
}

function CreditCard({ row, onChanged }: { row: ListedCredit; onChanged: () => void }) {
  const { t } = useTranslation('credit-limits');
  const siteId = useSiteId();
  const amount = useAmount();
  const { customer_id: id, name, left, limit, check, days_late: late } = row;
  return (
    <li className="card">
      <b>
        <Link to={sitePath(siteId, `customer/edit/${id}`)}>{name}</Link>
      </b>
      {row.blocked && (
        <StatusChip tone="bad">{t('chip.blocked', { reason: row.block_reason })}</StatusChip>
      )}
      {check && (
        <Link to={`?customer=${id}`}>
          <Rating check={check} />
        </Link>
      )}
      <Facts
        of={[
          left !== null && (
            <Named key="left" of={t('limits.columns.left')}>
              <b className={left < 0 ? 'alarmed' : undefined}>{amount(left)}</b>
            </Named>
          ),
          <Named key="limit" of={t('limits.columns.limit')}>
            <span>{limit === null ? t('limits.noLimit') : amount(limit)}</span>
          </Named>,
          ...(['owes', 'ordered'] as const).map(
            (one) =>
              row[one] !== 0 && (
                <Named key={one} of={t(`limits.columns.${one}`)}>
                  <span>{amount(row[one])}</span>
                </Named>
              ),
          ),
          late > 0 && (
            <Named key="late" of={t('limits.columns.late')}>
              <span className="warned">{t('limits.late', { count: late })}</span>
            </Named>
          ),
        ]}
      />
      <CreditActions row={row} onChanged={onChanged} />
    </li>
  );
}

const Named = ({ of, children }: { of: string; children: ReactNode }) => (
  <span>
    <small>{of}</small> {children}
  </span>
);
