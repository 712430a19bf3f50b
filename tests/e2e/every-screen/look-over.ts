import type { Locator, Page } from 'playwright';

/** What is wrong with a page in the pseudo language: words outside of its brackets that are no data either, a page wider than the screen, buttons that do not show their text. */
export async function lookOver(page: Page, data: ReadonlySet<string>): Promise<string[]> {
  const said = await page.locator('body').ariaSnapshot();
  const [foreign, wide, clipped] = [
    foreignIn(said, data),
    await tooWide(page),
    await clippedOf(page.locator('button:visible, a.button:visible')),
  ];
  return [
    ...foreign.map((text) => `not translated: ${text}`),
    ...wide,
    ...clipped.map((html) => `clipped: ${html}`),
  ];
}

// Units, months, and how long ago something was: the browser says that.
const measures =
  /\b(mm|km|Nm|bar)\b|\d+ (min|hr|days?|wk|mo)\.? ago|\byesterday\b|\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g;

const isBeginningOf = (words: string, data: readonly string[]): boolean => {
  const beginning = words.trim().slice(0, -1).trim();
  return data.some((known) => known.startsWith(beginning));
};

/** What is read out of a page and stands neither in brackets nor in the data. */
function foreignIn(said: string, data: ReadonlySet<string>): string[] {
  const longestFirst = [...data].toSorted((one, other) => other.length - one.length);
  return said.split('\n').flatMap((line) => {
    // `- button "name" [disabled]: text`; what the roles are called is nobody's words.
    const [, property, name = '', text = ''] =
      /^\s*- '?(\/\w+|\w+)(?: "((?:[^"\\]|\\.)*)")?(?: \[[^\]]*\])*'?:?(.*)$/.exec(line) ?? [];
    if (property === '/url') return [];
    let words = `${name} ${text}`.replaceAll(/#[\da-f]{6}|\d+\.\d+\.\d+\+\w+/g, '');
    // What is filled into a text may itself be in brackets.
    while (/⟦[^⟦⟧]*⟧/.test(words)) words = words.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
    const leaves = (told: string) =>
      /\p{L}{2}/u.test(longestFirst.reduce((left, known) => left.replaceAll(known, ''), told));
    const isBeginning = words.trim().endsWith('…') && isBeginningOf(words, longestFirst);
    // Measures stand in data too.
    const isForeign = leaves(words) && leaves(words.replaceAll(measures, '')) && !isBeginning;
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
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }: Box) =>
      scrollWidth > clientWidth ? [`${scrollWidth} px wide of ${clientWidth}`] : [],
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
    const said = /^eyJ[\w-]*\.([\w-]+)\./.exec(value)?.[1];
    if (said) return textsIn(JSON.parse(Buffer.from(said, 'base64url').toString()));
    return value.length > 1 ? [value] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
