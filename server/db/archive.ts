import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, mkdir, readdir } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

// The plain part of the tar format, which every tar understands; Node has none of its own.
const block = 512;

interface Entry {
  name: string;
  size: number;
  mode: number;
  directory: boolean;
}

/**
 * Writes the named entries of `root`, with all that is in them, into a `.tar.gz` readable by its
 * owner only. Throws when the archive exists already or a file changes meanwhile.
 */
export async function packInto(archive: string, root: string, names: string[]): Promise<void> {
  const target = createWriteStream(archive, { flags: 'wx', mode: 0o600, flush: true });
  async function* whole(): AsyncGenerator<Buffer> {
    for (const name of names) yield* packEntry(root, name);
    yield Buffer.alloc(2 * block);
  }
  await pipeline(whole, createGzip(), target);
}

async function* packEntry(root: string, name: string): AsyncGenerator<Buffer> {
  const path = join(root, name);
  const stats = await lstat(path);
  if (stats.isDirectory()) {
    yield packHeader({ name: `${name}/`, size: 0, mode: stats.mode, directory: true });
    for (const inside of (await readdir(path)).sort()) yield* packEntry(root, `${name}/${inside}`);
  } else if (stats.isFile()) {
    yield packHeader({ name, size: stats.size, mode: stats.mode, directory: false });
    let left = stats.size;
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      left -= chunk.length;
      yield chunk;
    }
    if (left !== 0) throw new Error(`${path} changed while it was being read`);
    yield Buffer.alloc(padding(stats.size));
  }
}

function packHeader({ name, size, mode, directory }: Entry): Buffer {
  // A name longer than its field goes in two: what is before a slash, and what is after it.
  const cut = name.length <= 100 ? -1 : name.indexOf('/', name.length - 101);
  const [before, after] = cut < 0 ? ['', name] : [name.slice(0, cut), name.slice(cut + 1)];
  if (Buffer.byteLength(after) > 100 || Buffer.byteLength(before) > 155) {
    throw new Error(`The name is too long for an archive: ${name}`);
  }
  const head = Buffer.alloc(block);
  head.write(after, 0);
  head.write(`${octal(mode & 0o777, 7)}\0${octal(0, 7)}\0${octal(0, 7)}\0`, 100);
  head.write(`${octal(size, 11)}\0${octal(0, 11)}\0${' '.repeat(8)}${directory ? '5' : '0'}`, 124);
  head.write('ustar\x0000', 257);
  head.write(before, 345);
  const sum = head.reduce((total, byte) => total + byte, 0);
  head.write(`${octal(sum, 6)}\0 `, 148);
  return head;
}

/** Unpacks an archive of `packInto` into the directory `root`, which it makes. */
export async function unpackFrom(archive: string, root: string): Promise<void> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const target = resolve(root);
  await pipeline(createReadStream(archive), createGunzip(), async (source) => {
    const blocks = inBlocks(source);
    for await (const head of blocks) {
      // Only the end of the archive has empty blocks where a name should be.
      if (head[0] !== 0) await unpackEntry(blocks, target, unpackHeader(head));
    }
  });
}

function unpackHeader(head: Buffer): Entry {
  const text = (from: number, to: number) =>
    head.toString('utf8', from, to).split('\0', 1)[0] ?? '';
  const before = text(345, 500);
  return {
    name: before === '' ? text(0, 100) : `${before}/${text(0, 100)}`,
    mode: Number.parseInt(text(100, 107), 8),
    size: Number.parseInt(text(124, 136), 8),
    directory: text(156, 157) === '5',
  };
}

async function unpackEntry(blocks: AsyncGenerator<Buffer>, root: string, entry: Entry) {
  const path = resolve(root, entry.name);
  if (!path.startsWith(root + sep)) throw new Error(`The archive reaches outside: ${entry.name}`);
  if (entry.directory) {
    await mkdir(path, { recursive: true, mode: entry.mode });
    return;
  }
  await pipeline(contents(blocks, entry.size), createWriteStream(path, { mode: entry.mode }));
}

async function* contents(blocks: AsyncGenerator<Buffer>, size: number): AsyncGenerator<Buffer> {
  for (let left = size; left > 0; left -= block) {
    const next = await blocks.next();
    if (next.done) throw new Error('The archive ends in the middle of a file');
    yield next.value.subarray(0, left);
  }
}

async function* inBlocks(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    rest = Buffer.concat([rest, chunk]);
    let at = 0;
    for (; at + block <= rest.length; at += block) yield rest.subarray(at, at + block);
    rest = rest.subarray(at);
  }
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}

function padding(size: number): number {
  return (block - (size % block)) % block;
}
