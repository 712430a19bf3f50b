import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { billing } from '#contract/economy/billing.ts';
import {
  companySetupCalls,
  type CompanySetup,
} from '#contract/economy/company-setup/setup-calls.ts';
import { queryFor } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

export type Setup = UseQueryResult<{ data: CompanySetup }>;

/** How far the company is, asked again with each save of its form; what other pages say may have changed meanwhile. */
export function useSetup(): Setup {
  const siteId = useSiteId();
  const query = useQuery({
    ...queryFor(siteId, companySetupCalls.read, undefined),
    staleTime: 0,
  });
  const saved = useQuery(queryFor(siteId, billing.calls.company.read, undefined));
  const version = saved.data?.data.version;
  const { refetch } = query;
  useEffect(() => {
    if (version === undefined) return;
    refetch().catch((cause: unknown) => logProblem('The setup was not read again', cause));
  }, [version, refetch]);
  return query;
}
