import type * as z from 'zod/mini';
import { logProblem } from './log.ts';

const atMost = 50;
const second = 1000;

/** A line to the window in a frame. */
export interface FrameLine<Out extends object> {
  /** Sends to that window, as long as it shows a page of the line's origin. */
  post(message: Out): void;
  close(): void;
}

/**
 * Talks with the window in a frame. Heard is only what that window itself sends, while it shows a
 * page of exactly `origin`, in the shape of `schema`, and 50 messages a second at most; all else
 * is dropped. Throws when the origin is none that a page can have.
 */
export function openLine<In extends z.ZodMiniType, Out extends object>(options: {
  frame: HTMLIFrameElement;
  origin: string;
  schema: In;
  onMessage: (message: z.output<In>) => void;
}): FrameLine<Out> {
  const { frame, origin, schema, onMessage } = options;
  if (URL.parse(origin)?.origin !== origin) throw new TypeError(`No page is of ${origin}`);
  const over = new AbortController();
  const isFlood = floodGate();

  function listen({ source, origin: from, data }: MessageEvent<unknown>): void {
    if (source === null || source !== frame.contentWindow || from !== origin) return;
    if (isFlood()) return;
    const read = schema.safeParse(data);
    if (read.success) onMessage(read.data);
    else logProblem(`${origin} sent what is no message`, read.error.issues[0]?.path.join('.'));
  }
  addEventListener('message', listen, { signal: over.signal });

  return {
    post: (message) => frame.contentWindow?.postMessage(message, origin),
    close: () => over.abort(),
  };
}

/** Says of each message whether it is one too many within any one second. */
function floodGate(): () => boolean {
  const last: number[] = [];
  return () => {
    const now = performance.now();
    const oldest = last[last.length - atMost];
    if (oldest !== undefined && now - oldest < second) return true;
    last.push(now);
    if (last.length > atMost) last.shift();
    return false;
  };
}

/**
 * The address of a configured frame; a path is one of our own server. Null when no frame may be
 * there: not http(s), with a password in it, or a page of ours that is not a demo's.
 */
export function frameAddress(url: string): URL | null {
  const address = URL.parse(url, location.origin);
  if (!address || !/^https?:$/.test(address.protocol)) return null;
  if (address.username || address.password) return null;
  // A frame of our own origin would share all that the app keeps.
  const isOurs = address.origin === location.origin;
  return isOurs && !address.pathname.startsWith('/demo/') ? null : address;
}

/** Calls back when the page's own policy keeps a frame from `origin` out: the page is older than the frame's address. Returns what ends it. */
export function onFrameBlocked(origin: string, blocked: () => void): () => void {
  const listener = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) blocked();
  };
  document.addEventListener('securitypolicyviolation', listener);
  return () => document.removeEventListener('securitypolicyviolation', listener);
}
