import * as z from 'zod/mini';
import { oneLine } from '../../kit/text.ts';

/** The host that somebody means who writes a host or the address of a page; what is neither stays as it is. */
export function hostIn(text: string): string {
  const address = /^https?:/i.test(text) ? text : `https://${text}`;
  return URL.parse(address)?.hostname.replace(/\.$/, '') ?? text;
}

/** Hosts whose pages may show a portal. */
export const embedHosts = z.array(oneLine(253)).check(
  z.maxLength(20),
  z.overwrite((lines) => [...new Set(lines.filter((line) => line !== '').map(hostIn))]),
);

/** What a workshop puts into a page of its own to show a portal there. */
export const embeddingOf = (address: string, name: string): string =>
  `<iframe src="${address}" title="${escaped(name)}" style="width:100%;height:900px;border:0"></iframe>`;

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
