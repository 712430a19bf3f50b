import { foldText } from '#contract/kit/rules/same-text.ts';

/** An entry of the menu in the person's words. */
export interface Entry {
  readonly path: string;
  readonly name: string;
}

/** A group of the menu in the person's words. */
export interface EntryGroup {
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** What of the menu has every typed word in its name or its group's, accents or not. */
export function filterMenu(groups: readonly EntryGroup[], typed: string): EntryGroup[] {
  const words = foldText(typed).split(' ').filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ name }) => {
        const text = foldText(`${group.name} ${name}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}
