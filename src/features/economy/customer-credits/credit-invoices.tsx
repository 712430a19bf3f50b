import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  customerCreditCalls,
  type CustomerCredit,
  type InvoiceForCredit,
} from '#contract/economy/customer-credits/credit-calls.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useToday } from '#src/crud/values/use-today.ts';
import { queryFor } from '#src/data/query.ts';
import { sayDay } from '#src/i18n/said-day.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';
import { UseDialog } from './use-dialog.tsx';
import { useAmount } from './use-amount.ts';

interface Props {
  credit: CustomerCredit;
  onDone: () => void;
}

/** The invoices of the same customer that a credit can be used for. */
export function CreditInvoices({ credit: { id, left }, onDone }: Props) {
  const { t, i18n } = useTranslation('customer-credits');
  const siteId = useSiteId();
  const said = useAmount();
  const today = useToday();
  const [chosen, setChosen] = useState<InvoiceForCredit | null>(null);
  const query = useQuery({
    ...queryFor(siteId, customerCreditCalls.invoices, { params: { id } }),
    // Others may have paid since it was asked last.
    gcTime: 0,
  });
  return (
    <Loaded query={query} rows={1}>
      {({ data }) => (
        <ul className="rows" aria-label={t('use.invoices')}>
          {data.map((one) => (
            <li key={one.invoice_id}>
              <span className="rest named">
                <b>
                  <Link to={sitePath(siteId, `invoices/${one.invoice_id}`)}>
                    {t('invoice', { number: one.number })}
                  </Link>
                </b>
                <small>
                  <Facts
                    of={[
                      one.due !== null && t('due', { day: sayDay(one.due, today, i18n.language) }),
                      t('open', { amount: said(one.open) }),
                    ]}
                  />
                </small>
              </span>
              <Button onClick={() => setChosen(one)}>{t('use.here')}</Button>
            </li>
          ))}
          {chosen && (
            <UseDialog
              invoice={chosen.invoice_id}
              open={chosen.open}
              left={left}
              credit={id}
              onDone={onDone}
              onClose={() => setChosen(null)}
            />
          )}
        </ul>
      )}
    </Loaded>
  );
}
