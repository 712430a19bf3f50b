import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  causeOf,
  differenceOf,
  type Compared,
} from '#contract/economy/customer-ledger/differences.ts';
import { ledgerAccounts } from '#contract/money/ledger-accounts.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Facts } from '#src/ui/layout/facts.tsx';
import { Scrolled } from '#src/ui/layout/scrolled.tsx';

const columns = ['difference', 'ledger', 'vouchers'] as const;
// Behind what a row is and by how much it differs.
const isAmount = (at: number): boolean => at === 2 || at === 3;

/** Rows of ledger and vouchers; by how much they differ stands first, so that a phone has it in sight. */
export function ComparedTable({
  first,
  more = [],
  children,
}: {
  /** What each row is. */
  first: string;
  /** The heads of columns behind the others. */
  more?: readonly string[];
  children: ReactNode;
}) {
  const { t } = useTranslation('customer-ledger');
  const heads = [first, ...columns.map((name) => t(`reconcile.${name}`)), ...more];
  return (
    <Scrolled label={t('reconcile.table')}>
      <table className="table">
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={head} scope="col" className={isAmount(at) ? 'numeric' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Scrolled>
  );
}

/** By how much a row differs and why, and what either says. */
export function ComparedCells({ of }: { of: Compared }) {
  const amount = useAmount();
  return (
    <>
      <td>
        <Difference of={of} />
      </td>
      <td className="numeric">{amount(of.ledger)}</td>
      <td className="numeric">{amount(of.vouchers)}</td>
    </>
  );
}

function Difference({ of }: { of: Compared }) {
  const { t } = useTranslation('customer-ledger');
  const siteId = useSiteId();
  const amount = useAmount();
  const cause = causeOf(of);
  if (cause === null) return <span className="muted">{t('reconcile.none')}</span>;
  const why = t(`reconcile.causes.${cause}`);
  const tray = sitePath(siteId, 'economy/accounting-order');
  return (
    <Facts
      of={[
        <b key="amount" className={cause === 'unexplained' ? 'alarmed' : undefined}>
          {amount(differenceOf(of))}
        </b>,
        cause === 'waits' ? (
          <Link key="why" to={tray}>
            {why}
          </Link>
        ) : (
          why
        ),
      ]}
    />
  );
}

/** How an amount in minor units is written. */
export function useAmount(): (minor: number) => string {
  const { i18n } = useTranslation('customer-ledger');
  const words = useTranslations(ledgerAccounts);
  return (minor) => moneyText(minor, words, i18n.language);
}
