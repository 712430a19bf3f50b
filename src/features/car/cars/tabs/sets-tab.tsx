import { useTranslation } from 'react-i18next';
import { cars } from '#contract/car/cars.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { Row } from '#contract/kit/row.ts';
import { EmbeddedList } from '#src/crud/embedded/embedded-list.tsx';
import { useMay } from '#src/crud/use-may-write.ts';
import { titleOf } from '#src/crud/values/title-of.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';

/** The sets of wheels of a car, and where they are. */
export function SetsTab({ row }: { row: Row }) {
  const { t } = useTranslation('cars');
  const may = useMay();
  if (!may(wheelSets.read)) return <EmptyState title={t('sets.noRight')} />;
  return (
    <EmbeddedList
      resource={wheelSets}
      field="car_id"
      owner={row}
      called={titleOf(cars, row)}
      card={['place_id', 'season', 'least_depth', 'verdict', 'state']}
    />
  );
}
