import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Resource } from '#contract/kit/resource.ts';
import { logProblem } from '#src/device/log.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { pathsOf } from '../resource-paths.ts';
import { useWithin } from './use-within.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

const stayed = (cause: unknown) => logProblem('The list was not gone back to', cause);

/** The way back to a resource's list: the very list one came from, as it stood, else the list as it starts. */
export function useListPath({ name }: Resource) {
  const within = useWithin({ name });
  const siteId = useSiteId();
  const navigate = useNavigate();
  const state = useLocation().state as { fromList?: boolean } | null;
  const path = sitePath(siteId, pathsOf(name, within?.id)?.list ?? '');

  function leave(): void {
    const going = state?.fromList ? navigate(-1) : navigate(path);
    Promise.resolve(going).catch(stayed);
  }

  return {
    path,
    /** To be handed on where the address is replaced. */
    state,
    leave,
    onBack: (event: MouseEvent) => {
      if (!state?.fromList || event.ctrlKey || event.metaKey || event.button !== 0) return;
      event.preventDefault();
      leave();
    },
  };
}
