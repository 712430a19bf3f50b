import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { creditRequests } from '#contract/economy/credit-limits/credit-requests.ts';
import type { ListedCredit } from '#contract/economy/credit-limits/credit-calls.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Scrolled } from '#src/ui/layout/scrolled.tsx';
import { BlockButton } from './block-button.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';

const amounts = ['left', 'limit', 'owes', 'ordered'] as const;

interface Props {
  rows: readonly ListedCredit[];
  onChanged: () => void;
}

/** Customers with their credit; what is left stands first, so that a phone has it in sight. */
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
  const { t, i18n } = useTranslation('credit-limits');
  const words = useTranslations(creditRequests);
  const siteId = useSiteId();
  const may = useMay();
  const { customer_id: id, name, limit, left, owes, ordered, blocked } = row;
  const amount = (minor: number) => moneyText(minor, words, i18n.language);
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
        <div className="actions">
          <NextOf row={row} />
          {may('customers.chain') && <BlockButton row={row} onChanged={onChanged} />}
        </div>
      </td>
    </tr>
  );
}

/** Answers what was asked for, else asks for a limit. */
function NextOf({ row: { customer_id: id, asked_id: asked } }: { row: ListedCredit }) {
  const { t } = useTranslation('credit-limits');
  const siteId = useSiteId();
  const may = useMay();
  if (asked !== null) {
    return (
      <Link to={sitePath(siteId, `credit-limit/requests/${asked}`)}>{t('limits.answer')}</Link>
    );
  }
  if (!may('invoices.write')) return null;
  const path = `credit-limit/requests/new?customer_id=${id}`;
  return <Link to={sitePath(siteId, path)}>{t('limits.ask')}</Link>;
}
