import type { Locator, Page } from 'playwright';
import { countries, countryName } from '#contract/kit/rules/countries.ts';
import type { KnownTexts } from './known-texts.ts';

/** What is wrong with a page in the pseudo language: words outside of its brackets that are no data either, a page wider than the screen, buttons that do not show their text or touch each other, headings that leave one out, and words broken in the middle. */
export async function lookOver(page: Page, known: () => Promise<KnownTexts>): Promise<string[]> {
  const snapshot = await page.locator('body').ariaSnapshot();
  // Read after the page was: what came meanwhile is shown already.
  const data = await known();
  const [foreign, wide, clipped] = [
    foreignIn(snapshot, data),
    await tooWide(page),
    await clippedOf(page.locator('button:visible:not(.visually-hidden), a.button:visible')),
  ];
  return [
    ...foreign.map((text) => `not translated: ${text}`),
    ...wide,
    ...clipped.map((html) => `clipped: ${html}`),
    ...((await page.evaluate(lookAround)) as string[]),
  ];
}

// As a text: what runs in the page is nothing of ours. A long compound of the pseudo language may be broken, what people know by its look may not.
const lookAround = `(() => {
  const found = [];
  const seen = (selector) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  let last = 0;
  for (const heading of seen('main :is(h1, h2, h3, h4)')) {
    const level = Number(heading.tagName[1]);
    if (level > last + 1) found.push('after h' + last + ' comes ' + heading.outerHTML.slice(0, 80));
    last = level;
  }
  for (const button of seen('.button + .button')) {
    const [one, other] = [button.previousElementSibling, button].map((it) => it.getBoundingClientRect());
    const apart = Math.max(other.left - one.right, other.top - one.bottom, one.left - other.right);
    if (apart < 4) found.push('touches: ' + button.outerHTML.slice(0, 80));
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const { parentElement: around } = text;
    if (!around.checkVisibility() || around.getBoundingClientRect().width < 2) continue;
    // A date that stands alone is one word; addresses and codes may be broken.
    const words = text.data.matchAll(/^\\d{4}-\\d\\d-\\d\\d$|(?<!\\S)\\p{L}{2,10}(?!\\S)/gu);
    for (const { 0: word, index } of words) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)));
      if (lines.size > 1) found.push('broken: ' + word + ' in ' + around.outerHTML.slice(0, 80));
    }
  }
  return [...new Set(found)];
})()`;

// Units, days, months, and how long ago something was: the browser says that.
const measures =
  /\b(mm|cm|km|kg|min|Nm|bar|dB)\b|\d+ (min|hr|days?|wk|mo)\.? ago|\b(?:yesterday|today|tomorrow)\b|\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b|\b(?:Mon|Tue(?:s)?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\b/g;

// The browser says these, too, and knows nothing of the pseudo language.
const named = countries.map((code) => countryName(code, 'en')).join('|');
const ofCountries = new RegExp(`(?<!\\p{L})(?:${named})(?!\\p{L})`, 'gu');

/** What is read out of a page and stands neither in brackets nor in the data. */
function foreignIn(snapshot: string, data: KnownTexts): string[] {
  return snapshot.split('\n').flatMap((line) => {
    // `- button "name" [disabled]: text`; what the roles are called is nobody's words.
    const [, property, name = '', text = ''] =
      /^\s*- '?(\/\w+|\w+)(?: "((?:[^"\\]|\\.)*)")?(?: \[[^\]]*\])*'?:?(.*)$/.exec(line) ?? [];
    if (property === '/url') return [];
    let words = `${name} ${text}`.replaceAll(
      /#[\da-f]{6}|\d+\.\d+\.\d+\+\w+|https?:\S+|\b[A-Z]{2}\d{5}\b/g,
      '',
    );
    // What is filled into a text may itself be in brackets.
    while (/⟦[^⟦⟧]*⟧/.test(words)) words = words.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
    const hasWords = (text: string) => /\p{L}{2}/u.test(text);
    // Most lines; all that is known is taken out of the others alone.
    if (!hasWords(words)) return [];
    const without = (text: string) => data.uncovered(text);
    const isBeginning = words.trim().endsWith('…') && data.begins(words.trim().slice(0, -1).trim());
    const unsaid = (text: string) => text.replaceAll(ofCountries, '').replaceAll(measures, '');
    // What the browser says stands in data too, and names begin as months do.
    const isForeign =
      hasWords(without(words)) &&
      hasWords(without(unsaid(words))) &&
      hasWords(unsaid(without(words))) &&
      !isBeginning;
    return isForeign ? [line.trim()] : [];
  });
}

interface Box {
  readonly scrollWidth: number;
  readonly clientWidth: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
  readonly outerHTML: string;
}

const tooWide = (page: Page): Promise<string[]> =>
  page
    .locator('html, #main, dialog[open]')
    .evaluateAll((all: Box[]) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ scrollWidth, clientWidth }) => `${scrollWidth} px wide of ${clientWidth}`),
    );

const clippedOf = (buttons: Locator): Promise<string[]> =>
  buttons.evaluateAll((all: Box[]) =>
    all
      .filter(
        (box) => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1,
      )
      .map((box) => box.outerHTML.slice(0, 160)),
  );

/** Every text in an answer of the API, and in the tokens in it: what is data and in no language of ours. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const payload = /^eyJ[\w-]*\.([\w-]+)\./.exec(value)?.[1];
    if (payload) return textsIn(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    // A text with places to be filled in is said with something in them.
    return [value, ...value.split(/\{\w+\}/)].filter((part) => part.length > 1);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
