import type { ScreenShows } from '#contract/workshop/queue-settings.ts';

const hidden = '•';
// How the names of companies end in our countries. Shortened like a person's they say nothing.
const company = /\s(as|asa|a\/s|ab|hb|kb|ans|da|sa|aps|oy|oyj|ks)$/i;

/** What strangers see of a person: 'Kari N.' or 'AB••345'; the other when the site shows what is not known. Companies are known by the plate. */
export function labelOf(
  person: { readonly name: string | null; readonly licenseplate: string | null },
  shows: ScreenShows,
): string {
  const name = shortName(person.name ?? '');
  const plate = maskedPlate(person.licenseplate ?? '');
  const byName = shows === 'name' && !company.test(person.name ?? '');
  return (byName ? name || plate : plate || name) || hidden;
}

/** The first name and the letter of the last: 'Kari Nordmann' is 'Kari N.'. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  const last = words.length > 1 ? words.at(-1)! : '';
  const [letter] = new Intl.Segmenter().segment(last);
  return letter ? `${first} ${letter.segment.toUpperCase()}.` : first;
}

/** Two letters, the last three, and at least two hidden between; short plates show less. */
export function maskedPlate(plate: string): string {
  const letters = [...plate.replaceAll(/[\s.-]/g, '')];
  const head = letters.length > 3 ? 2 : Math.min(1, letters.length - 1);
  const tail = Math.max(0, Math.min(3, letters.length - head - 2));
  return letters
    .map((letter, at) => (at < head || at >= letters.length - tail ? letter : hidden))
    .join('');
}
