import { keep, readKept } from '../storage.ts';
import { isInstalled, isPushUndecided } from './push.ts';

const opensKey = 'wheelhouse.notifications.opens';
const refusedKey = 'wheelhouse.push.refused';
const offeredFrom = 3;

/** Counts that somebody has opened the notifications on this device. */
export const noteOpened = (): void => keep(opensKey, String(Number(readKept(opensKey) ?? 0) + 1));

/** Whether to offer push: to those who use the notifications of an installed app, until they say no. */
export const mayOfferPush = (): boolean =>
  isInstalled() &&
  isPushUndecided() &&
  Number(readKept(opensKey) ?? 0) >= offeredFrom &&
  readKept(refusedKey) === null;

/** Offers push no more on this device. */
export const refusePush = (): void => keep(refusedKey, 'no');
