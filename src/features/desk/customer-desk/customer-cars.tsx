import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { sitePath } from '#src/navigation/paths.ts';
import { Tabs } from '#src/ui/paging/tabs.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';
import { OtherSets } from './sets/other-sets.tsx';
import { CarSheet } from './car-sheet.tsx';
import type { Card } from './use-card.ts';

interface Props {
  siteId: string;
  card: Card;
  car: Card['cars'][number] | undefined;
  mayAdd: boolean;
}

// A fleet's plates are chosen from a list.
const mostTabs = 6;

/** The customer's cars, one at a time; the address says which. */
export function CustomerCars({ siteId, card, car, mayAdd }: Props) {
  const { t } = useTranslation('customer-desk');
  const [search, setSearch] = useSearchParams();
  const { cars, customer, treads, agreements, sets } = card;

  function choose(id: string) {
    const next = new URLSearchParams(search);
    next.set('car', id);
    setSearch(next, { replace: true });
  }

  const choices = cars.map(({ id, licenseplate, brand }) => ({
    value: String(id),
    label: [licenseplate, brand].filter(Boolean).join(' '),
  }));
  const sheet = car && (
    <CarSheet
      key={car.id}
      siteId={siteId}
      car={car}
      tread={treads[car.id] ?? null}
      agreement={agreements[car.id] ?? null}
      sets={sets.filter(({ car_id }) => car_id === car.id)}
    />
  );

  return (
    <section className="section counter-cars" aria-label={t('cars.title')}>
      <header className="row apart">
        <h2>
          {t('cars.title')} <span className="count">{cars.length}</span>
        </h2>
        {mayAdd && (
          <Link to={sitePath(siteId, `cars/new?customer_id=${customer.id}`)}>{t('cars.add')}</Link>
        )}
      </header>
      {cars.length === 0 && <EmptyState title={t('cars.none')} />}
      {choices.length === 1 && sheet}
      {car && choices.length > 1 && choices.length <= mostTabs && (
        <Tabs label={t('cars.title')} tabs={choices} value={String(car.id)} onChoose={choose}>
          {sheet}
        </Tabs>
      )}
      {car && choices.length > mostTabs && (
        <>
          <SelectField
            label={t('cars.choose')}
            options={choices}
            value={String(car.id)}
            onChoose={choose}
          />
          {sheet}
        </>
      )}
      <OtherSets siteId={siteId} card={card} />
      {card.more_cars && (
        <Link to={sitePath(siteId, `cars?customer_id=${customer.id}`)}>{t('cars.all')}</Link>
      )}
    </section>
  );
}
