/** What stands for names where there is no room for them: the first letters of their words and their numbers, `L2`; of those that would be the same, as many letters as tell them from each other, three at most. */
export function shortNames(names: readonly string[]): string[] {
  const initials = names.map((name) =>
    (name.match(/\p{L}+|\d+/gu) ?? [name])
      .map((word) => (/\d/.test(word) ? word : word.slice(0, 1).toUpperCase()))
      .join('')
      .slice(0, 3),
  );
  return names.map((name, at) => {
    const isOnly = initials.indexOf(initials[at]!) === initials.lastIndexOf(initials[at]!);
    return isOnly ? initials[at]! : name.slice(0, 3);
  });
}
