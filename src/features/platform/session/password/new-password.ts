import { shortestPassword } from '#contract/platform/session.ts';

/** What is wrong with a new password typed twice, as a key of words; null when nothing is. The server checks the same. */
export function passwordError(password: string, again: string): 'tooShort' | 'notTheSame' | null {
  // Counted as a person counts letters, not as JavaScript does.
  if ([...password].length < shortestPassword) return 'tooShort';
  return password === again ? null : 'notTheSame';
}
