/** Whether this device can be notified by push: `no` for a browser without it, `denied` once somebody has said no in the browser. */
export type PushAbility = 'no' | 'needs_install' | 'denied' | 'can';

const standalone = '(display-mode: standalone), (display-mode: minimal-ui)';

/** Whether the app runs as an installed one, in a window of its own. */
export const isInstalled = (): boolean =>
  matchMedia(standalone).matches || (navigator as { standalone?: boolean }).standalone === true;

/** What stands between this device and push, now. */
export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator)) return 'no';
  if (!('PushManager' in globalThis) || !('Notification' in globalThis)) {
    // Apple's phones give it to installed apps alone.
    return 'standalone' in navigator && !isInstalled() ? 'needs_install' : 'no';
  }
  return Notification.permission === 'denied' ? 'denied' : 'can';
}

/** Whether the person has not been asked on this device. */
export const isPushUndecided = (): boolean =>
  pushAbility() === 'can' && Notification.permission === 'default';

/** What the push service gave this browser, or null when it was never asked or no longer knows it. */
export async function pushSubscription(): Promise<PushSubscription | null> {
  if (pushAbility() !== 'can') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the person and then the push service; null when the person says no. Call it from a tap. Throws when there is no worker, or the service refuses. */
export async function subscribeToPush(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  const key = keyOf(publicKey);
  if (before && !isOfKey(before, key)) await before.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

const keyOf = (publicKey: string): Uint8Array<ArrayBuffer> => {
  const text = atob(publicKey.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
};

function isOfKey(subscription: PushSubscription, key: Uint8Array): boolean {
  const had = subscription.options.applicationServerKey;
  return had !== null && new Uint8Array(had).every((byte, at) => byte === key[at]);
}
