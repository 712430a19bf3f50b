import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { billing } from '#contract/economy/billing.ts';
import {
  companySetupCalls,
  type CompanyNumbers,
  type CompanySetup,
} from '#contract/economy/company-setup/setup-calls.ts';
import { queryFor } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

export type Setup = UseQueryResult<{ data: CompanySetup }>;
export type Numbers = UseQueryResult<{ data: CompanyNumbers }>;

/** How far the company is and which numbers come next, asked again with each save of its form; what other pages say may have changed meanwhile. */
export function useSetup(): { readonly setup: Setup; readonly numbers: Numbers } {
  const siteId = useSiteId();
  const asked = { staleTime: 0 };
  const setup = useQuery({ ...queryFor(siteId, companySetupCalls.read, undefined), ...asked });
  const numbers = useQuery({
    ...queryFor(siteId, companySetupCalls.numbers, undefined),
    ...asked,
  });
  const saved = useQuery(queryFor(siteId, billing.calls.company.read, undefined));
  const version = saved.data?.data.version;
  const [again, numbersAgain] = [setup.refetch, numbers.refetch];
  useEffect(() => {
    if (version === undefined) return;
    Promise.all([again(), numbersAgain()]).catch((cause: unknown) =>
      logProblem('The setup was not read again', cause),
    );
  }, [version, again, numbersAgain]);
  return { setup, numbers };
}
