import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Row } from '#contract/kit/row.ts';
import { autoTrialCalls, type Tried } from '#contract/sales/auto-products/auto-calls.ts';
import { orders } from '#contract/sales/orders.ts';
import { amountText } from '#src/i18n/formats.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useNameOf } from '#src/crud/filters/use-name-of.ts';
import { ReferenceInput } from '#src/crud/widgets/reference-input.tsx';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** What a rule would add to an order that somebody chooses, and why. */
export function TryTab({ row }: { row: Row }) {
  const { t } = useTranslation('auto-products');
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const wanted = Number(search.get('order'));
  const order = Number.isSafeInteger(wanted) && wanted > 0 ? wanted : null;
  const shown = useNameOf(orders, order);
  const choose = (chosen: Row | null) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('order');
        if (chosen) next.set('order', String(chosen.id));
        return next;
      },
      { replace: true },
    );
  return (
    <div className="stack">
      <div className="field">
        <label htmlFor={id}>{t('try.order')}</label>
        <ReferenceInput
          control={{ id, 'aria-describedby': `${id}-hint`, 'aria-invalid': false }}
          of={orders}
          value={order}
          shown={shown}
          onChoose={choose}
        />
        <p className="field-hint" id={`${id}-hint`}>
          {t('try.hint')}
        </p>
      </div>
      {order !== null && <Trial rule={row} order={order} />}
    </div>
  );
}

function Trial({ rule, order }: { rule: Row; order: number }) {
  const siteId = useSiteId();
  const query = useQuery({
    ...queryFor(siteId, autoTrialCalls.trial, { params: { id: rule.id, orderId: order } }),
    // What it says hangs on the rule, on the order and on all other rules.
    staleTime: 0,
  });
  return (
    <Loaded query={query} rows={3}>
      {({ data }) => <TrialResult tried={data} name={rule.shown['product_id'] ?? ''} />}
    </Loaded>
  );
}

function TrialResult({ tried, name }: { tried: Tried; name: string }) {
  const { t } = useTranslation('auto-products');
  const { verdict, quantity, lacks, lines } = tried;
  return (
    <div className="stack" role="status">
      <p>
        <b>{t(`try.verdicts.${verdict}`, { name, count: amountText(quantity, 3, 0) })}</b>
      </p>
      {lacks.length > 0 && (
        <ul className="rows">
          {lacks.map((one) => (
            <li key={one}>{t(`try.order_lacks.${one}`)}</li>
          ))}
        </ul>
      )}
      {lines.length === 0 && <p className="muted">{t('try.noLines')}</p>}
      <ul className="rows" aria-label={t('try.lines')}>
        {lines.map((line) => (
          <li key={line.key} className="row apart">
            <span className="rest">{line.description}</span>
            <small className={line.lacks.length > 0 ? 'muted' : undefined}>
              {line.lacks.length === 0
                ? t('try.counts')
                : line.lacks.map((one) => t(`try.lacks.${one}`)).join(', ')}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}
