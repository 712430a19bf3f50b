const separators = [';', '\t', ',', '|'] as const;
// A title, the day and whose list it is may stand above, parted by nothing or by something else.
const mostLooked = 30;

/** The text of a CSV file without its first row if that only says which separator there is, and that separator. */
export function separatorOf(text: string): { separator: string; text: string } {
  const said = /^"?sep=(.)"?[^\S\r\n]*(?:\r\n|\r|\n)/iu.exec(text);
  if (said) return { separator: said[1]!, text: text.slice(said[0].length) };
  return { separator: guessed(text), text };
}

/** The separator by which most lines have the same number of cells, outside quotes. */
function guessed(text: string): string {
  const lines = text
    .slice(0, 50_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, mostLooked);
  const agreeing = (separator: string, mark: RegExp | string) => {
    const counts = lines.map((line) => line.split(mark).length - 1).filter((count) => count > 0);
    const same = [...Map.groupBy(counts, (count) => count).values()].map(({ length }) => length);
    return { separator, lines: Math.max(0, ...same) };
  };
  const [best] = separators
    // A comma before a space stands in a name.
    .map((one) => agreeing(one, one === ',' ? /,(?! )/ : one))
    .toSorted((one, other) => other.lines - one.lines);
  if (best!.lines > 0) return best!.separator;
  return lines[0]?.includes(',') ? ',' : ';';
}
