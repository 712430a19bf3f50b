import type { AppContext } from '#server/kit/app-context.ts';
import type { Recipients } from './recipients-repo.ts';

/** Has the devices of who may be concerned ask again for a notification. */
export function publishChanged(app: AppContext, id: number, recipients: Recipients | null): void {
  if (!recipients) return;
  const payload = { ids: [id] };
  if ('person' in recipients) {
    app.live.publishToPerson(recipients.person, 'notifications.changed', payload);
    return;
  }
  for (const site of recipients.sites) {
    app.live.publishToSite(site, 'notifications.changed', payload);
  }
}
