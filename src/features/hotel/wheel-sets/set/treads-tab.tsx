import { useTranslation } from 'react-i18next';
import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import type { Row } from '#contract/kit/row.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { ReadingsOfCar } from '#src/features/car/cars/exports.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';

/** How the tyres of the car have worn, of whichever set was on it. */
export function TreadsTab({ row }: { row: Row }) {
  const { t } = useTranslation('wheel-sets');
  const may = useMay();
  const car = row['car_id'] as number | null;
  if (!may(treadReadings.read)) return <EmptyState title={t('cars:tread.noRight')} />;
  if (car === null) return <EmptyState title={t('treads.noCar')} />;
  const owner = { id: car, archived_at: row.archived_at };
  return <ReadingsOfCar owner={owner} called={String(row['licenseplate'])} />;
}
