import { drain } from './outbox-drain.ts';
import { watchLine } from '../line/line.ts';
import { siteTokens, watchTokens } from '../tokens.ts';

/** Tries everything that waits at any site somebody is logged in at. */
function wakeOutbox(): void {
  for (const { siteId } of siteTokens()) void drain(siteId, 'now');
}

/** Sends what waits now, and whenever there is new hope: the line carries again, online, the app looked at, a new token. Returns what ends it. */
export function keepOutboxMoving(): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') wakeOutbox();
  };
  const stops = [watchTokens(wakeOutbox), watchLine({ fell: () => {}, back: wakeOutbox })];
  globalThis.addEventListener('online', wakeOutbox);
  globalThis.addEventListener('focus', wakeOutbox);
  document.addEventListener('visibilitychange', seen);
  wakeOutbox();
  return () => {
    for (const stop of stops) stop();
    globalThis.removeEventListener('online', wakeOutbox);
    globalThis.removeEventListener('focus', wakeOutbox);
    document.removeEventListener('visibilitychange', seen);
  };
}
