import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { isGuessedSoon } from '#contract/platform/password-rules.ts';

// Loaded with the first password that is chosen: its lists are large, and a start needs none of them.
let loading: Promise<ZxcvbnFactory> | undefined;

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Checker }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Checker({ dictionary, graphs: adjacencyGraphs });
}

/** Whether a password is found with few guesses by who knows this of its owner. */
export async function isEasyToGuess(password: string, known: readonly string[]): Promise<boolean> {
  const checker = await (loading ??= load());
  return isGuessedSoon((text, words) => checker.check(text, [...words]).score, password, known);
}
