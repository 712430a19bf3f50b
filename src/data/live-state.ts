import { holdValue } from '../device/held-value.ts';

/** How the live socket is: `live` once the server took its token. */
export type LiveState = 'connecting' | 'live' | 'offline';

const state = holdValue<LiveState>('connecting');

/** For `live.ts` alone. */
export const setLiveState = state.set;

/** How the live socket is, live. */
export const useLiveState = state.use;
