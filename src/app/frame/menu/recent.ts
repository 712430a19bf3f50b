import { keep, readKept } from '#src/device/storage.ts';

const most = 5;
const keyOf = (userId: string) => `wheelhouse.menu ${userId}`;

/** The menu's paths that a person used last on this device, newest first. */
export const recentPaths = (userId: string): string[] => {
  const kept = readKept(keyOf(userId));
  return kept ? kept.split('\n') : [];
};

/** Notes that a person went to a path by the menu. */
export function noteRecent(userId: string, path: string): void {
  keep(keyOf(userId), withNewest(recentPaths(userId), path).join('\n'));
}

/** The paths with the newest in front, each once, no more than five. */
export const withNewest = (paths: readonly string[], path: string): string[] =>
  [path, ...paths.filter((other) => other !== path)].slice(0, most);
