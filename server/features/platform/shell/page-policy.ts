import { isHost } from '#contract/platform/white-label-rules.ts';

/**
 * The content security policy of a page: which frames it shows, and the hosts whose pages may show it in a frame.
 * Ionic sets style attributes, which style-src-attr lets through; no inline script runs but the page's own. What
 * reads codes from the camera is WebAssembly.
 */
export function pagePolicy(
  scripts: string,
  styles: string,
  frames: Readonly<Record<'shows' | 'shownBy', readonly string[]>>,
): string {
  // No text that ends a directive or means more than one host; and in a page without TLS ours does not run.
  const shownBy = frames.shownBy.filter(isHost).map((host) => `https://${host}`);
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' ${scripts}`,
    `style-src 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    `frame-src ${frames.shows.join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${shownBy.join(' ') || "'none'"}`,
  ].join('; ');
}
