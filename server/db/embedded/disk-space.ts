import { statfsSync } from 'node:fs';
import type { Log } from '../pools.ts';

const mb = 1024 * 1024;
// The engine's log grows by 16 MB at a time, and when it cannot the engine dies: as long as so much
// is left, what reads and the engine's own work between go on.
const reserve = 64 * mb;
// What has to be written for anybody to read, such as a login, is little: it may take half of that.
const lastReserve = 32 * mb;

/** How full the disk of the embedded engine is: nothing more is saved, or not even what a login writes. */
export interface DiskSpace {
  readonly isFull: () => boolean;
  readonly isFullForLogins: () => boolean;
}

/** A disk that is never full: of an engine in memory. */
export const endlessDisk: DiskSpace = { isFull: () => false, isFullForLogins: () => false };

/** Reports whether the disk under `dir` is too full to save more, and the operator when that changes. */
export function watchDisk(dir: string, log: Log): DiskSpace {
  let wasFull = false;
  const left = () => {
    const { bavail, bsize } = statfsSync(dir);
    return bavail * bsize;
  };
  return {
    isFull() {
      const isFull = left() < reserve;
      if (isFull !== wasFull) log(isFull ? full : 'The disk has room again', dir);
      wasFull = isFull;
      return isFull;
    },
    isFullForLogins: () => left() < lastReserve,
  };
}

const full = `The disk is full: less than ${reserve / mb} MB are left. Until there is room one can read but not save`;
