import type { AppContext } from '#server/kit/app-context.ts';
import { now } from '#server/kit/clock.ts';
import { announce } from './sending/announce.ts';
import { deliver } from './sending/deliver.ts';
import { failuresOf } from './failures-repo.ts';
import { notify } from './notify.ts';
import { forgetEnded } from './sending/push-repo.ts';

const day = 86_400_000;

/** What notifies people by itself: what was to be published later, what waited for the end of quiet hours, and what went wrong. */
export function notificationsJobs(app: AppContext): void {
  app.jobs.add({
    name: 'notifications',
    cron: '* * * * *',
    work: () => announce(app),
  });
  app.jobs.add({
    name: 'notification-deliveries',
    cron: '* * * * *',
    work: () => deliver(app),
  });
  app.jobs.add({
    name: 'notify-failures',
    cron: '*/10 * * * *',
    work: () => notifyFailures(app),
  });
  app.jobs.add({
    name: 'forget-push',
    cron: '47 2 * * *',
    work: () => app.db.transaction('system', forgetEnded),
  });
}

/** Notifies the superusers of each chain, once a day, that mails or SMS could not be sent. */
export async function notifyFailures(app: AppContext): Promise<void> {
  const at = now();
  const since = new Date(at.getTime() - day);
  const failures = await app.db.transaction('system', (tx) => failuresOf(tx, since));
  for (const { chainId, count } of failures) {
    // The whole chain is notified, at no site of it: nobody can act there.
    await app.db.transaction('system', (tx) =>
      notify(tx, {
        chainId,
        to: { feature: 'IsSuperUser' },
        kind: 'operations',
        words: { key: (part) => `notifications:told.messages_failed.${part}`, values: { count } },
        shouldResolve: true,
        once: `messages_failed ${at.toISOString().slice(0, 10)}`,
      }),
    );
  }
  await announce(app);
}
