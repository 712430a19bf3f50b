/** Called with each event that another server sends to the sockets of some rooms. */
export type OnEvent = (rooms: readonly string[], event: readonly unknown[]) => void;

interface Message {
  readonly data?: unknown;
}
interface Broadcast {
  readonly packet?: { readonly data?: readonly unknown[] };
  readonly opts?: { readonly rooms?: readonly string[] };
}
interface Adapter {
  onMessage(message: never, offset?: string): unknown;
}

/** Lets somebody hear what comes to an adapter from other servers. */
export function listenElsewhere(socketAdapter: object, onEvent: OnEvent): void {
  // Protected, but made to be replaced by who extends the adapter.
  const adapter = socketAdapter as Adapter;
  const onMessage = adapter.onMessage.bind(adapter);
  adapter.onMessage = (message: never, offset) => {
    const { packet, opts } = ((message as Message).data ?? {}) as Broadcast;
    if (packet?.data && opts?.rooms) onEvent(opts.rooms, packet.data);
    return onMessage(message, offset);
  };
}
