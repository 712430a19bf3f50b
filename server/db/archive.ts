import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { create, extract } from 'tar';

/**
 * Writes the named entries of `root`, with all that is in them, into a `.tar.gz` readable by its
 * owner only. Throws when the archive exists already or a file changes meanwhile.
 */
export async function packInto(archive: string, root: string, names: string[]): Promise<void> {
  const target = createWriteStream(archive, { flags: 'wx', mode: 0o600, flush: true });
  // A name with @ before it would be another archive's.
  const entries = names.map((name) => `./${name}`);
  await pipeline(create({ cwd: root, gzip: true, strict: true }, entries), target);
}

/** Unpacks an archive of `packInto` into the directory `root`, which it makes. Throws when the archive is not whole or reaches outside. */
export async function unpackFrom(archive: string, root: string): Promise<void> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  // All at once: what is cut short ends then, and writes nothing while it is being cleared away.
  extract({ cwd: root, file: archive, strict: true, preserveOwner: false, sync: true });
}
