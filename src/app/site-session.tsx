import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useParams } from 'react-router';
import { dropUnreadAnswers } from '#src/data/answers.ts';
import { keepOutboxMoving } from '#src/data/outbox/outbox-wake.ts';
import { queryClient } from '#src/data/query.ts';
import { noteReading } from '#src/data/sign-out.ts';
import { tokenFor } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { awaitQueueAnswers } from '#src/features/queue/queue-moves.ts';
import { boot } from './boot.ts';
import { FollowProfile } from './follow-profile.tsx';
import { keepTokensFresh } from './renewal.ts';

awaitQueueAnswers();

const notBooted = (cause: unknown) => logProblem('The site was not loaded', cause);

/** Everything that runs while somebody is logged in: the boot of the site they are at, the outbox, the renewal of tokens. */
export function SiteSession() {
  const { siteId = '' } = useParams();

  useEffect(() => {
    noteReading();
    dropUnreadAnswers().catch((cause: unknown) =>
      logProblem('Old answers were not deleted', cause),
    );
    const stops = [keepOutboxMoving(), keepTokensFresh()];
    return () => stops.forEach((stop) => stop());
  }, []);

  useEffect(() => {
    const left = new AbortController();
    if (tokenFor(siteId)) void boot(siteId, left.signal).catch(notBooted);
    return () => left.abort();
  }, [siteId]);

  return (
    <QueryClientProvider client={queryClient}>
      {siteId && <FollowProfile siteId={siteId} />}
      <Outlet />
    </QueryClientProvider>
  );
}
