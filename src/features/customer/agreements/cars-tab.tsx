import { agreementCars, agreements } from '#contract/customer/agreements.ts';
import type { Row } from '#contract/kit/row.ts';
import { EmbeddedList } from '#src/crud/embedded/embedded-list.tsx';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { titleOf } from '#src/crud/values/title-of.ts';
import { CarList } from './car-list/car-list.tsx';

/** The cars of an agreement, and the way to make them those of the party's list. */
export function CarsTab({ row }: { row: Row }) {
  const mayWrite = useMayWrite(agreements) && row.archived_at === null;
  return (
    <div className="stack">
      <EmbeddedList
        resource={agreementCars}
        field="agreement_id"
        owner={row}
        called={titleOf(agreements, row)}
        card={['driver', 'to_day']}
      />
      {mayWrite && <CarList agreementId={row.id} />}
    </div>
  );
}
