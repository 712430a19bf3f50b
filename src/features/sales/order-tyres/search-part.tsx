import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setSeasons } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { orderTyresCalls } from '#contract/sales/order-tyres/order-tyres.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';
import { Alternatives } from './alternatives.tsx';
import type { Sell } from './use-sell.ts';

interface Props {
  id: number;
  currency: string;
  sell: Sell;
}

const four = 4;

/** Three tyres of any size that is typed. */
export function SearchPart({ id, currency, sell }: Props) {
  const { t } = useTranslation('order-tyres');
  const siteId = useSiteId();
  const [typed, setTyped] = useState('');
  const [season, setSeason] = useState('');
  const [size, setSize] = useState('');
  const query = {
    size,
    quantity: four,
    ...(season && { season: season as (typeof setSeasons)[number] }),
  };
  const found = useQuery({
    ...queryFor(siteId, orderTyresCalls.search, { params: { id }, query }),
    enabled: size.length >= 3,
  });
  return (
    <section className="section stack" aria-label={t('search.title')}>
      <h2>{t('search.title')}</h2>
      <form
        className="grid"
        onSubmit={(event) => {
          event.preventDefault();
          setSize(typed.trim());
        }}
      >
        <TextField
          label={t('search.size')}
          hint={t('search.hint')}
          value={typed}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <SelectField
          label={t('search.season')}
          value={season}
          options={[
            { value: '', label: t('search.any') },
            ...setSeasons.map((value) => ({ value, label: t(`seasons.${value}`) })),
          ]}
          onChoose={setSeason}
        />
        <div className="actions">
          <Button type="submit">{t('search.do')}</Button>
        </div>
      </form>
      {size.length >= 3 && (
        <Loaded query={found} rows={2} empty={t('noSuch')}>
          {({ data }) => (
            <Alternatives
              all={data}
              currency={currency}
              quantity={four * 1000}
              word={t('add', { quantity: four })}
              busy={sell.busy}
              onChoose={(one) => sell.add(one, four * 1000)}
            />
          )}
        </Loaded>
      )}
    </section>
  );
}
