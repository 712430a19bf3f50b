import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListedCredit } from '#contract/economy/credit-limits/credit-calls.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { CheckButton } from './checks/check-button.tsx';

type Row = Pick<ListedCredit, 'customer_id' | 'name' | 'asked_id' | 'check' | 'checkable'>;

/** Answers what was asked for, else asks for a limit; and has the customer checked. */
export function NextOf({ row }: { row: Row }) {
  const { customer_id: id, name, check, checkable } = row;
  const may = useMay();
  return (
    <>
      <Request row={row} />
      {checkable && may('invoices.write') && <CheckButton id={id} name={name} check={check} />}
    </>
  );
}

function Request({ row: { customer_id: id, asked_id: asked } }: { row: Row }) {
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
