import { useQuery } from '@tanstack/react-query';
import { customerDeskCalls, type Duplicate } from '#contract/desk/customer-desk.ts';
import { queryFor } from '#src/data/query.ts';
import { useSettled } from '#src/ui/use-settled.ts';
import type { NewRecord } from './new-record.ts';

const settleMs = 200;
const none: Duplicate[] = [];

/** Who of the register is like whoever is being typed; nobody without the server. */
export function useDuplicates(siteId: string, one: NewRecord): readonly Duplicate[] {
  const { licenseplate, phone, email, org_number } = one;
  const typed = useSettled(JSON.stringify({ licenseplate, phone, email, org_number }), settleMs);
  const query = JSON.parse(typed) as Record<
    'licenseplate' | 'phone' | 'email' | 'org_number',
    string
  >;
  const { data } = useQuery({
    ...queryFor(siteId, customerDeskCalls.duplicates, { query }),
    enabled: Object.values(query).some(Boolean),
    retry: false,
    // What was found stays until the next answer: rows that come and go cannot be pressed.
    placeholderData: (before) => before,
  });
  return data?.data ?? none;
}
