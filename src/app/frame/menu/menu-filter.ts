import { foldText } from '#contract/kit/rules/same-text.ts';

/** An entry of the menu in the person's words. */
export interface Entry {
  readonly path: string;
  readonly name: string;
  /** What of its group it is done for. */
  readonly part?: string | undefined;
  /** What kind of page it is, where the name is that of a record. */
  readonly kind?: string;
}

/** A group of the menu in the person's words. */
export interface EntryGroup {
  readonly name: string;
  readonly entries: readonly Entry[];
  /** It is of what was used last, and not of the menu itself. */
  readonly isVisited?: boolean;
}

/** What of the menu has every typed word in its name, its part's or its group's, accents or not. */
export function filterMenu(groups: readonly EntryGroup[], typed: string): EntryGroup[] {
  const words = foldText(typed).split(' ').filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ name, part = '' }) => {
        const text = foldText(`${group.name} ${part} ${name}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}
