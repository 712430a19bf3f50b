/** What a push message shows, and where a tap on it leads. */
export interface Notice {
  /** Empty when the message has none: then the host's name tells that there is something. */
  readonly title: string;
  /** One that is sent twice takes the place of the first. */
  readonly tag: string;
  readonly path: string;
}

const longestTitle = 200;

/** Reads a push message of the server (`pushPayload` of the contract); null for what is none. */
export function noticeOf(payload: unknown): Notice | null {
  const { id, siteId, title } = (payload ?? {}) as {
    id?: unknown;
    siteId?: unknown;
    title?: unknown;
  };
  if (!isId(id) || typeof title !== 'string') return null;
  // Who works at no site of the chain is told, and led to where sites are chosen.
  if (!isId(siteId) && siteId !== null) return null;
  return {
    title: title.trim().slice(0, longestTitle),
    tag: `${siteId ?? 0}/${id}`,
    path: siteId === null ? '/' : `/${siteId}/notification/list?open=${id}`,
  };
}

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

/** A window of the app, as the browser reports it. */
export interface AppWindow {
  readonly url: string;
  readonly focused: boolean;
}

/** The window to open something in: the one looked at, else any where somebody is logged in; undefined when there is none. */
export function windowFor<W extends AppWindow>(windows: readonly W[]): W | undefined {
  const inApp = windows.filter(({ url }) =>
    /^\/\d+(\/(?!login|logout)|$)/.test(new URL(url).pathname),
  );
  return inApp.find(({ focused }) => focused) ?? inApp[0];
}
