import { choiceCalls } from '#contract/platform/notifications/choice-calls.ts';
import { send } from '#src/data/api.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { pushSubscription, subscribeToPush } from '#src/device/push/push.ts';

/**
 * Turns push on at this device: asks the person, the browser's push service and the server. False
 * when the person says no. Throws like `send`, or what the push service throws. Call it from a tap.
 */
export async function enablePush(siteId: SiteId, publicKey: string): Promise<boolean> {
  const subscription = await subscribeToPush(publicKey);
  if (!subscription) return false;
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await send(choiceCalls.subscribe, { body: { endpoint, keys: { p256dh, auth } } }, { siteId });
  return true;
}

/** Turns push off at this device. Throws like `send`. */
export async function disablePush(siteId: SiteId): Promise<void> {
  await send(choiceCalls.unsubscribe, undefined, { siteId });
  await (await pushSubscription())?.unsubscribe();
}
