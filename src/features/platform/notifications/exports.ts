import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { logProblem } from '#src/device/log.ts';
import { loadWords } from '#src/i18n/words.ts';
import { lazyPanel } from '#src/navigation/panel/lazy-panel.tsx';

/** The drawer's name in the address. */
export const notificationsPanel = 'notifications';

const load = async () => {
  const [{ NotificationsDrawer: component }] = await Promise.all([
    import('./notifications-drawer.tsx'),
    loadWords(['notifications']),
  ]);
  return component;
};

/** The drawer of the person's notifications; it comes when it is first opened. */
export const NotificationsDrawer = lazyPanel(notificationsPanel, load);

/** Fetches the drawer when somebody is about to open it. */
export function preloadNotifications(): void {
  load().catch((cause: unknown) => logProblem('The notifications were not fetched', cause));
}

/** How the person wants to be notified: a part of their settings. */
export const NotificationChoices = lazyScreen(async () => {
  const choices = import('./choices/notification-choices.tsx');
  await loadWords(['notifications']);
  return (await choices).NotificationChoices;
});
