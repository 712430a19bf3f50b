import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  registerCalls,
  type RegisterStanding,
} from '#contract/cash/cash-registers/register-calls.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Money } from '#src/ui/money.tsx';
import type { CashRegister } from '../at-register.tsx';
import type { PaperReceipt } from './outage.tsx';
import { Paying } from './paying.ts';

interface Props {
  register: CashRegister;
  standing: RegisterStanding;
  paper?: PaperReceipt | undefined;
  id: number;
  /** `change` is what the customer gets back, in minor units. */
  onSold: (nr: number, change: number) => void;
  onClose: () => void;
}

/** A finished order that is sold as it stands: what it comes to, what was paid ahead, and at once by what the rest is paid. */
export function SellOrder({ register, standing, paper, id, onSold, onClose }: Props) {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const [intent] = useState(() => crypto.randomUUID());
  const [pays, setPays] = useState(true);
  const query = useQuery(
    queryFor(siteId, registerCalls.order, { params: { id: register.id, order_id: id } }),
  );
  return (
    <Loaded query={query} rows={6}>
      {({ data }) => {
        const { number, lines, ahead, left, refused } = data;
        const { currency } = standing;
        return (
          <section className="stack counter" aria-label={t('order.title', { number })}>
            <h2>{t('order.title', { number })}</h2>
            <ul className="rows">
              {lines.map((line) => (
                <li key={line.key} className="row apart">
                  <span>{line.description}</span>
                  <Money minor={line.amount} currency={currency} />
                </li>
              ))}
            </ul>
            {ahead !== 0 && (
              <p className="row apart">
                <span>{t('order.ahead')}</span>
                <Money minor={ahead} currency={currency} />
              </p>
            )}
            <p className="row apart t20 strong">
              <span>{t('pay.left')}</span>
              <Money minor={left} currency={currency} />
            </p>
            {refused && <p className="message warn">{t(`order.${refused}`)}</p>}
            <div className="actions at-foot">
              <Button
                variant="primary"
                className="key"
                disabled={refused !== null}
                onClick={() => setPays(true)}
              >
                {t('sell.pay')}
              </Button>
              <Link className="button" to={sitePath(siteId, `order/details/${id}`)}>
                {t('order.back')}
              </Link>
              <Button onClick={onClose}>{t('order.other')}</Button>
            </div>
            {pays && refused === null && (
              <Paying
                register={register}
                standing={standing}
                sold={{ intent, order_id: id }}
                paper={paper}
                gross={left}
                onClose={() => setPays(false)}
                onPaid={onSold}
              />
            )}
          </section>
        );
      }}
    </Loaded>
  );
}
