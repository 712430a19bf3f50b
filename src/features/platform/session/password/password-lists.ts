import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { isGuessedSoon } from '#contract/platform/password-rules.ts';

const checker = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

// What follows makes no password easier, and takes a telephone long.
const mostLookedAt = 100;

/** Whether a password is found with few guesses by who knows this of its owner. To be imported once somebody types one: the lists of common ones are large. */
export const isEasyToGuess = (password: string, known: readonly string[]): boolean =>
  isGuessedSoon(
    (text, words) => checker.check(text, [...words]).score,
    password.slice(0, mostLookedAt),
    known,
  );
