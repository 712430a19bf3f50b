import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A copy of what was built, to be changed. */
export interface CopiedBuild {
  /** The folder that it is run in. */
  readonly path: string;
  /** Passes it off as another build, of eight signs: for who only takes it. */
  rename(build: string): void;
  /** The same, with a screen of it in which a text is another: as a build would, under another name. Throws when the text is not there. */
  rewrite(build: string, screen: string, from: string, to: string): void;
  remove(): void;
}

export function copyBuild(): CopiedBuild {
  const path = mkdtempSync(join(tmpdir(), 'wheelhouse-build-'));
  for (const part of ['dist', 'dist-server', 'dist-agent', 'locales', 'package.json', 'server']) {
    cpSync(join(root, part), join(path, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(path, 'node_modules'));
  const dist = join(path, 'dist');
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const write = (file: string, text: string) => {
    writeFileSync(join(dist, file), text);
    for (const packed of ['br', 'gz']) rmSync(join(dist, `${file}.${packed}`), { force: true });
  };
  const rename = (build: string) => {
    const old = read('build.txt');
    for (const file of ['build.txt', 'index.html', 'sw.js']) {
      write(file, read(file).replaceAll(old, build));
    }
    write(`assets/pack-${build}.json`, read(`assets/pack-${old}.json`));
  };
  return {
    path,
    rename,
    rewrite(build, screen, from, to) {
      // As the page's import map names the file itself.
      const name = new RegExp(`:"/assets/(${screen}-[\\w-]{7}\\.js)"`).exec(
        read('index.html'),
      )?.[1];
      const text = name === undefined ? '' : read(`assets/${name}`);
      if (name === undefined || !text.includes(from)) throw new Error(`${screen} says not ${from}`);
      // Not by the build's own name, which is another when it is renamed.
      const next = `${screen}-R${build.slice(2)}.js`;
      write(`assets/${next}`, text.replace(from, to));
      for (const file of ['importmap.json', 'index.html', 'sw.js']) {
        write(file, read(file).replaceAll(name, next));
      }
      rename(build);
    },
    remove() {
      rmSync(path, { recursive: true, force: true });
    },
  };
}
