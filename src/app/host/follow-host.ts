import { brandRules } from '#contract/platform/brand-style.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { isHost, isLogo } from '#contract/platform/white-label-rules.ts';
import { send } from '#src/data/api.ts';
import { brand } from '#src/device/page.ts';
import { logProblem } from '#src/device/log.ts';
import { hasUnsaved } from '#src/navigation/unsaved.ts';

interface Branding {
  readonly title: string;
  readonly logo: string;
  readonly redirectHost: string;
  readonly colors: { readonly primary: string; readonly secondary: string };
}

const rules = new CSSStyleSheet();

/**
 * Asks how the product looks on this host and wears it: another back end than ours does not write it
 * into the page, and a page that the device kept may be older than its branding. A host that sends its
 * visitors on to another does so here, too. A failure is only logged.
 */
export async function followHost(): Promise<void> {
  try {
    const { data } = await send(shellCalls.whiteLabel, { query: { domain: location.host } });
    const branding = brandingOf(data);
    if (!branding) return;
    if (branding.redirectHost && (await leaveFor(branding.redirectHost))) return;
    wear(branding);
  } catch (cause) {
    logProblem('The branding of the host could not be loaded', cause);
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const partsOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' ? (value as Record<string, unknown> | null) : null;

/** Another back end than ours may say less of a host, or more. Null when it says nothing. */
function brandingOf(answer: unknown): Branding | null {
  const parts = partsOf(answer);
  if (!parts) return null;
  const { primary, secondary } = partsOf(parts['colors']) ?? {};
  return {
    title: textOf(parts['title']),
    logo: textOf(parts['logo']),
    redirectHost: textOf(parts['redirectHost']),
    colors: { primary: textOf(primary), secondary: textOf(secondary) },
  };
}

function wear({ title, logo, colors }: Branding): void {
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
  const address = new URL(location.href);
  // The port stays: the hosts of one server are reached by the same.
  address.hostname = host;
  location.replace(address);
  return true;
}
