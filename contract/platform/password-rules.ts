import { tradeWords } from './trade-words.ts';

// Below this, less than a hundred million guesses are enough, of 4 grades.
const leastScore = 3;

/** How hard a text is to guess, from 0 to 4, for who knows these words. */
type Score = (text: string, words: readonly string[]) => number;

/**
 * Whether a password is found with few guesses: a common one, a pattern of keys or letters, a word of
 * the trade, or made of what is known of its owner. Signs between do not make it a better one, and what
 * is known counts for nothing. Whoever asks brings the lists of common ones, which are large.
 */
export function isGuessedSoon(score: Score, password: string, known: readonly string[]): boolean {
  const parts = known.flatMap(partsOf);
  const letters = lettersOf(password);
  const spellings = letters === '' ? [password] : [password, letters, without(letters, parts)];
  return spellings.some((one) => score(one, [...tradeWords, ...parts]) < leastScore);
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const without = (letters: string, parts: readonly string[]): string =>
  parts
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, part) => left.replaceAll(part, ''), letters);

/** What is known, as it stands, without signs, and each part of it that is long enough to be a word. */
function partsOf(known: string): string[] {
  const words = [lettersOf(known), ...known.split(/[^\p{L}\p{N}]+/u).map(lettersOf)];
  const spelt = words.flatMap((word) => [word, plainly(word, short), plainly(word, long)]);
  return [...new Set([known.toLowerCase(), ...spelt])].filter((word) => word.length > 2);
}

// How people type names where they fear for å and ö.
const short: Record<string, string> = { å: 'a', ä: 'a', æ: 'ae', ö: 'o', ø: 'o' };
const long: Record<string, string> = { å: 'aa', ä: 'ae', æ: 'ae', ö: 'oe', ø: 'oe' };

const plainly = (word: string, spelling: Record<string, string>): string =>
  word
    .replace(/[åäæöø]/g, (letter) => spelling[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
