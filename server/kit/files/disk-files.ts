import { open, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unfinished } from '#server/db/restored-exchange.ts';
import type { Files } from './files.ts';

const isMissing = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';

/** Files in the data directory, in folders by how their names begin: no folder of many thousands. */
export function diskFiles(dataDir: string): Files {
  const root = join(dataDir, 'files');
  const folderOf = (name: string) => join(root, name.slice(0, 2));
  const pathOf = (name: string) => join(folderOf(name), name);
  return {
    async write(name, content) {
      // Elsewhere on the same disk: a backup finds whole files alone, and none that goes away.
      const beside = join(dataDir, unfinished, name);
      await mkdir(join(dataDir, unfinished), { recursive: true, mode: 0o700 });
      await mkdir(folderOf(name), { recursive: true, mode: 0o700 });
      try {
        // Whole, and through to the disk, before it has its name.
        await writeFile(beside, content, { flag: 'wx', mode: 0o600, flush: true });
        await rename(beside, pathOf(name));
      } catch (cause) {
        await rm(beside, { force: true });
        throw cause;
      }
      for (const folder of [folderOf(name), root, dataDir]) await syncFolder(folder);
    },
    async read(name) {
      try {
        return await readFile(pathOf(name));
      } catch (cause) {
        if (isMissing(cause)) return null;
        throw cause;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async names() {
      try {
        const found = await readdir(root, { recursive: true, withFileTypes: true });
        return new Set(found.filter((one) => one.isFile()).map((one) => one.name));
      } catch (cause) {
        if (isMissing(cause)) return new Set();
        throw cause;
      }
    },
  };
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
