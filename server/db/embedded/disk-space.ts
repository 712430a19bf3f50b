import { statfsSync } from 'node:fs';
import type { Log } from '../pools.ts';

// The engine's log grows by 16 MB at a time, and when it cannot the engine dies: as long as so much
// is left, what reads and the engine's own work between go on.
const reserve = 64 * 1024 * 1024;

/** Tells whether the disk under `dir` is too full to save more, and the operator when that changes. */
export function watchDisk(dir: string, log: Log): () => boolean {
  let wasFull = false;
  return () => {
    const { bavail, bsize } = statfsSync(dir);
    const isFull = bavail * bsize < reserve;
    if (isFull !== wasFull) log(isFull ? full : 'The disk has room again', dir);
    wasFull = isFull;
    return isFull;
  };
}

const full = `The disk is full: less than ${reserve / 1024 / 1024} MB are left. Until there is room one can read but not save`;
