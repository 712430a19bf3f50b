import { logProblem } from './log.ts';

/** Shows a number on the installed app's icon, none for 0; nothing where the system has no such badge. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  navigator.setAppBadge(count).catch((cause: unknown) => logProblem('No badge', cause));
}
