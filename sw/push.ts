import { hostOf } from './host.ts';
import { keptPage } from './page.ts';
import { noticeOf, windowFor } from './push-notice.ts';

declare const self: ServiceWorkerGlobalScope;

/** Shows a push message under the host's name and logo. Browsers take the permission from who shows nothing: one that cannot be read is told too. */
export async function showPush(event: PushEvent, build: string): Promise<void> {
  const host = hostOf(await keptPage(build).catch(() => ''));
  const notice = noticeOf(read(event));
  await self.registration.showNotification(notice?.title || host.title, {
    tag: notice?.tag ?? 'unread',
    data: notice?.path ?? '/',
    icon: host.logo,
    badge: '/icons/wheel-192.png',
    // People write in their own direction.
    dir: 'auto',
  });
  // How many it is only the app knows; until it is opened the icon has a dot.
  await self.navigator.setAppBadge?.();
}

function read(event: PushEvent): unknown {
  try {
    return event.data?.json();
  } catch {
    return null;
  }
}

/** Opens what a push message was about, in a window of the app that is there, else in a new one. */
export async function openPush({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const path = String(notification.data);
  // A page that was loaded before this worker took over is a window of the app all the same.
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windowFor(windows);
  if (!there) {
    await self.clients.openWindow(path);
    return;
  }
  // The app goes there by itself: loading it again would lose what somebody is writing.
  there.postMessage({ type: 'OPEN', path });
  await there.focus();
}
