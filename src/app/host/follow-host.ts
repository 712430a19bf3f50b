import * as z from 'zod/mini';
import { brandRules } from '#contract/brand-style.ts';
import { shellCalls } from '#contract/shell.ts';
import { isHost, isLogo } from '#contract/white-label-rules.ts';
import { send } from '#src/data/api.ts';
import { brand } from '#src/device/page.ts';
import { logProblem } from '#src/device/log.ts';
import { hasUnsaved } from '#src/navigation/unsaved.ts';

// Another back end than ours may say less of a host, or more.
const text = z.catch(z.string().check(z.trim(), z.maxLength(500)), '');
const look = z.object({
  title: text,
  logo: text,
  redirectHost: text,
  colors: z.catch(z.object({ primary: text, secondary: text }), { primary: '', secondary: '' }),
});
type Look = z.output<typeof look>;

const rules = new CSSStyleSheet();

/**
 * Asks how the product looks on this host and wears it: another back end than ours does not write it
 * into the page, and a page that the device kept may be older than the look. A host that sends its
 * visitors on to another does so here, too. A failure is only logged.
 */
export async function followHost(): Promise<void> {
  try {
    const { data } = await send(shellCalls.whiteLabel, { query: { domain: location.host } });
    const { data: said } = look.safeParse(data);
    if (!said) return;
    if (said.redirectHost && (await leaveFor(said.redirectHost))) return;
    wear(said);
  } catch (cause) {
    logProblem('The look of the host could not be loaded', cause);
  }
}

function wear({ title, logo, colors }: Look): void {
  const { title: before, logo: logoBefore } = brand.get();
  brand.set({ title: title || before, logo: isLogo(logo) ? logo : logoBefore });
  rules.replaceSync(brandRules(colors));
  if (!document.adoptedStyleSheets.includes(rules)) document.adoptedStyleSheets.push(rules);
}

/** Leads to the same address of another host; false where that may not be: what waits to be sent, or is being written, is on this one. */
async function leaveFor(host: string): Promise<boolean> {
  if (!isHost(host) || host === location.hostname || hasUnsaved()) return false;
  const { database } = await import('#src/data/database.ts');
  if ((await database.outbox.count()) > 0) return false;
  const { protocol, pathname, search, hash } = location;
  location.replace(`${protocol}//${host}${pathname}${search}${hash}`);
  return true;
}
