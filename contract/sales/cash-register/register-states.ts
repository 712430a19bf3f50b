/** How a site's cash register is (specification §4): it has none, its frame is loading, the frame is there but the card reader is not ready, ready, or it said nothing for 3 s. */
export type RegisterStatus = 'inactive' | 'loading' | 'loaded' | 'ready' | 'timeout';

/** The status, and whether the frame has said anything yet. */
export interface RegisterState {
  readonly status: RegisterStatus;
  readonly hasAnswered: boolean;
}

/**
 * What happens to a register: its frame's page has `arrived`, it says that the card reader is
 * `ready` or `offline`, it `spoke` of something else, or the time to say something is over.
 */
export type RegisterEvent = 'arrived' | 'ready' | 'offline' | 'spoke' | 'silence';

/** How long a frame may take to say something, in ms: specification §9. */
export const registerPatience = 3000;

/** A register before its frame has said anything; without an address there is none. */
export const registerAt = (url: string | null): RegisterState => ({
  status: url === null ? 'inactive' : 'loading',
  hasAnswered: false,
});

/** The register after an event. Only messages count as life: an error page arrives, too. */
export function registerAfter(state: RegisterState, event: RegisterEvent): RegisterState {
  const { status, hasAnswered } = state;
  if (status === 'inactive') return state;
  switch (event) {
    case 'arrived':
      return status === 'loading' ? { status: 'loaded', hasAnswered } : state;
    case 'ready':
      return { status: 'ready', hasAnswered: true };
    case 'offline':
      return { status: 'loaded', hasAnswered: true };
    case 'spoke':
      return { status: status === 'ready' ? 'ready' : 'loaded', hasAnswered: true };
    case 'silence':
      return hasAnswered ? state : { status: 'timeout', hasAnswered };
  }
}
