import { cars } from '#contract/car/cars.ts';
import { storageAgreements } from '#contract/hotel/storage-agreements/storage-agreements.ts';
import type { Row } from '#contract/kit/row.ts';
import { EmbeddedList } from '#src/crud/embedded/embedded-list.tsx';
import { titleOf } from '#src/crud/values/title-of.ts';

/** What is agreed about storing the wheels of a car. */
export function StorageTab({ row }: { row: Row }) {
  return (
    <EmbeddedList
      resource={storageAgreements}
      field="car_id"
      owner={row}
      called={titleOf(cars, row)}
      card={['customer_id', 'type_id', 'ends_on', 'state']}
    />
  );
}
