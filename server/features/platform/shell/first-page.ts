import { createHash } from 'node:crypto';
import { brandRules } from '#contract/platform/brand-style.ts';
import type { Language } from '#contract/platform/languages.ts';
import type { PublicWorkshop } from '#contract/platform/public-workshop.ts';
import type { WhiteLabel } from '#contract/platform/shell.ts';

const productTitle = 'Wheelhouse';

interface Input {
  /** How the host looks; null for the product's own branding. */
  brand: WhiteLabel | null;
  language: Language;
  /** `login` of `locales/<language>/session.json`. */
  words: Readonly<Record<string, string>>;
  /** What the address is and whose, where it is a workshop's page for customers. */
  preview?: { readonly heading: string; readonly site: string } | undefined;
  /** The workshop that the address or the host leads to. */
  workshop?: PublicWorkshop | undefined;
  /** Where the page was asked for: what previews a link takes a picture by its whole address alone. */
  origin: string;
  /** What the styles that Ionic's components bring are let in by. */
  nonce: string;
}

/**
 * The page that every address of the app is answered with: the built index.html with the host's
 * name, logo and colours and the login's words in the visitor's language. Everything is escaped;
 * a colour or logo that is not a plain one is left out.
 * Throws when a word that the page needs is missing.
 */
export function firstPage(
  template: string,
  { brand, language, words, nonce, origin, preview, workshop }: Input,
): string {
  const owner = brand?.title.trim() || preview?.site;
  const title = brand?.title.trim() || productTitle;
  const logo = safeAddress(brand?.logo);
  const neutral = owner ? '/icons/tyre-512.png' : '/icons/wheel-512.png';
  const values: Record<string, string> = {
    language,
    title,
    heading: preview?.heading || title,
    siteName: owner || title,
    logo,
    nonce,
    workshop: workshop ? JSON.stringify(workshop) : '',
    picture: URL.parse(logo || neutral, origin)?.href ?? '',
  };
  if (workshop) {
    values['workshopName'] = workshop.name;
    values['workshopAddress'] = workshop.address;
    values['workshopPhone'] = workshop.phone;
    values['workshopNumber'] = workshop.phone.replaceAll(/[^+\d]/g, '');
  }
  for (const [name, word] of Object.entries(words)) values[`login.${name}`] = word;
  return template
    .replace('<!--brand-->', () => brandStyle(brandRules(brand?.colors ?? {})))
    .replace(
      /(?<=<div class="login-brand">).*?(?=<\/div>)/s,
      (mark) =>
        [
          logo && '<img src="{{logo}}" alt="{{title}}">',
          workshop && '<span>{{workshopName}}</span>',
        ]
          .filter(Boolean)
          .join('') || mark,
    )
    .replace(/(?<=<address class="login-shop">)(?=<\/address>)/, () =>
      workshop ? shopLines(workshop) : '',
    )
    .replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The first page has no value for ${name}`);
      return escapeHtml(value);
    });
}

/** Of a workshop what stands below its login, as `LoginForm` shows it. */
const shopLines = ({ address, phone }: PublicWorkshop): string =>
  [
    address && '<span>{{workshopAddress}}</span>',
    phone && '<a href="tel:{{workshopNumber}}">{{workshopPhone}}</a>',
  ]
    .filter(Boolean)
    .join('');

const brandStyle = (rules: string): string => (rules ? `<style>${rules}</style>` : '');

/** The CSP sources of the page's inline scripts, the import map among them: the same on every host. */
export function scriptHashes(page: string): string[] {
  return hashes(
    page.matchAll(/<script(?![^>]*(?:\ssrc=|application\/json))[^>]*>(.*?)<\/script>/gs),
  );
}

/** The CSP sources of the page's inline styles. Take them of the finished page: a host's colours are one of them. */
export function styleHashes(page: string): string[] {
  return hashes(page.matchAll(/<style[^>]*>(.*?)<\/style>/gs));
}

function hashes(elements: Iterable<RegExpMatchArray>): string[] {
  return [...elements].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/** An https address or a path of this server, as a page may name it; empty for anything else. */
export function safeAddress(address: string | null | undefined): string {
  if (!address) return '';
  const own = /^\/(?![/\\])/.test(address) ? 'https://host.invalid' : undefined;
  const url = URL.parse(address, own);
  if (url?.protocol !== 'https:') return '';
  return own ? url.pathname + url.search : url.href;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
