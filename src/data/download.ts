import type { Call } from '#contract/kit/call.ts';
import { foreignPage, OfflineError } from './api-errors.ts';
import { addressOf, headersOf, refusedBy, type InputParts } from './api.ts';
import { tokenFor, type SiteId } from './tokens.ts';

/** A file that a call answered with. */
export interface FetchedFile {
  readonly content: Blob;
  readonly name: string;
}

/** Fetches a call's file. Throws like `send`. No limit of time: a long list takes as long as it takes. */
export async function fetchFile(
  call: Call,
  parts: InputParts,
  siteId: SiteId,
): Promise<FetchedFile> {
  const token = tokenFor(siteId);
  const response = await fetch(`/api${addressOf(call.path, parts)}`, {
    headers: headersOf(token?.token),
  }).catch((cause: unknown) => {
    throw new OfflineError(cause);
  });
  // A captive portal answers 200 with a page of its own.
  const disposition = response.headers.get('content-disposition');
  if (response.ok && disposition === null) throw new OfflineError(foreignPage);
  if (!response.ok) {
    const json: unknown = await response.json().catch(() => null);
    throw refusedBy({ status: response.status, json }, token);
  }
  // Cut short on its way it is none.
  const content = await response.blob().catch((cause: unknown) => {
    throw new OfflineError(cause);
  });
  return { content, name: nameOf(disposition) };
}

/** Fetches a call's file and hands it to the browser to keep, under the name the server gives it. Throws like `fetchFile`. */
export async function download(call: Call, parts: InputParts, siteId: SiteId): Promise<void> {
  const { content, name } = await fetchFile(call, parts, siteId);
  const file = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = file;
  link.download = name;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(file), 60_000);
}

/** The name in a `content-disposition`; the browser's own when there is none. */
const nameOf = (disposition: string | null): string => {
  const plain = /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
  const exact = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return exact === undefined ? (plain ?? '') : decodeURIComponent(exact);
};
