import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a file, or the names in a directory, through to the disk. */
export function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Writes a directory and all that is in it through to the disk. */
export function syncTree(root: string): void {
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    syncPath(join(entry.parentPath, entry.name));
  }
  syncPath(root);
}
