import { useQuery } from '@tanstack/react-query';
import { counterCalls, type Alike } from '#contract/counter.ts';
import { queryFor } from '#src/data/query.ts';
import { useSettled } from '#src/ui/use-settled.ts';
import type { NewOne } from './new-one.ts';

const settleMs = 200;
const none: Alike[] = [];

/** Who of the register is like whoever is being typed; nobody without the server. */
export function useAlike(siteId: string, one: NewOne): readonly Alike[] {
  const { licenseplate, phone, email, org_number } = one;
  const typed = useSettled(JSON.stringify({ licenseplate, phone, email, org_number }), settleMs);
  const query = JSON.parse(typed) as Record<
    'licenseplate' | 'phone' | 'email' | 'org_number',
    string
  >;
  const { data } = useQuery({
    ...queryFor(siteId, counterCalls.alike, { query }),
    enabled: Object.values(query).some(Boolean),
    retry: false,
    // What was found stays until the next answer: rows that come and go cannot be pressed.
    placeholderData: (before) => before,
  });
  return data?.data ?? none;
}
