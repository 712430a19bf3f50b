import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Answer, Call } from '#contract/kit/call.ts';
import { queryFor } from '#src/data/query.ts';
import type { InputWith } from '#src/data/api.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

interface Props<C extends Call> {
  call: C;
  input: InputWith<C>;
  answer: Answer<C>;
  children: ReactNode;
}

/** A cache that never asks the server: it has what it is given. */
export const quietCache = () =>
  new QueryClient({ defaultOptions: { queries: { enabled: false } } });

/** What stands in it knows one answer of the server, and asks for no other. */
export function Given<C extends Call>({ call, input, answer, children }: Props<C>) {
  const siteId = useSiteId();
  const [client] = useState(() => {
    const made = quietCache();
    made.setQueryData(queryFor(siteId, call, input).queryKey, answer);
    return made;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
