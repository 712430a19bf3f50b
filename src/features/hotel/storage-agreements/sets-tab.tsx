import { storageAgreements } from '#contract/hotel/storage-agreements/storage-agreements.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { Row } from '#contract/kit/row.ts';
import { EmbeddedList } from '#src/crud/embedded/embedded-list.tsx';
import { titleOf } from '#src/crud/values/title-of.ts';

/** The sets of wheels that stand under an agreement. */
export function SetsTab({ row }: { row: Row }) {
  return (
    <EmbeddedList
      resource={wheelSets}
      field="agreement_id"
      owner={row}
      called={titleOf(storageAgreements, row)}
      card={['licenseplate', 'place_id', 'season', 'state']}
    />
  );
}
