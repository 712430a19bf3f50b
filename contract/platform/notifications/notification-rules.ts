/**
 * What both sides know of notifications: the drawer and the list show by these rules, the composer
 * and the server hold what is written to them.
 */

/** Specification §9. */
export const notificationsPerPage = 10;

/** Longer ones are refused; the fields of the composer say so before. */
export const longestTitle = 200;
export const longestContent = 20_000;

/** The titles of a notification in the languages it has them in; other back ends may leave some out. */
export interface Titles {
  readonly title: string;
  readonly titleEnglish?: string | null | undefined;
  readonly titleSwedish?: string | null | undefined;
  readonly titleNorwegian?: string | null | undefined;
}

const titleOfMarker = {
  IMPORTANT: 'titleEnglish',
  VIKTIGT: 'titleSwedish',
  VIKTIG: 'titleNorwegian',
} as const;

/** The title to show once a notification is resolved (specification §4): the one in the language of its marker word. */
export function resolvedTitle(titles: Titles): string {
  // VIKTIG is how VIKTIGT begins, so each counts as a whole word only.
  const [marker] = /(?<![\p{L}\p{N}])(?:IMPORTANT|VIKTIGT|VIKTIG)(?![\p{L}\p{N}])/u.exec(
    titles.title,
  ) ?? [''];
  const name = titleOfMarker[marker as keyof typeof titleOfMarker] as keyof Titles | undefined;
  return (name && titles[name]) || titles.title;
}

/** A title with the text below it. */
export interface Words {
  readonly title: string;
  readonly content: string;
}

/** The words in each language; one that was left out gets those of the first in `order` that was not. Undefined when there are none. */
export function wordsInEach<Language extends string>(
  order: readonly Language[],
  translations: { readonly [L in Language]?: Words | null | undefined },
): Record<Language, Words> | undefined {
  const first = order.map((language) => translations[language]).find((words) => words);
  if (!first) return undefined;
  const all = order.map((language) => [language, translations[language] ?? first] as const);
  return Object.fromEntries(all) as Record<Language, Words>;
}
