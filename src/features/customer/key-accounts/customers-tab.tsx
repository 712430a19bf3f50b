import { accountManagers } from '#contract/customer/key-accounts.ts';
import { customers } from '#contract/customer/customers.ts';
import type { Row } from '#contract/kit/row.ts';
import { EmbeddedList } from '#src/crud/embedded/embedded-list.tsx';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { titleOf } from '#src/crud/values/title-of.ts';
import { HandOver } from './hand-over.tsx';

/** The customers of a manager, and the way to give them all to another. */
export function CustomersTab({ row }: { row: Row }) {
  const mayWrite = useMayWrite(accountManagers);
  return (
    <div className="stack">
      <EmbeddedList
        resource={customers}
        field="manager_id"
        owner={row}
        called={titleOf(accountManagers, row)}
        card={['phone', 'city', 'follow_up']}
      />
      {mayWrite && <HandOver row={row} />}
    </div>
  );
}
