import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { runServer } from './running-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const dockerfile = read('Dockerfile');
const fromBuild = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) \.\/(\S+)$/gm)];

test('the image is described without a fault, and from files that are there', () => {
  expect(validate(dockerfile)).toEqual([]);
  const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)];
  const files = copied.flatMap(([, names = '']) => names.split(' '));
  expect(files.filter((name) => !existsSync(join(root, name)))).toEqual([]);
});

test('a server starts from what the image takes of the build, and shows its login', async () => {
  const image = mkdtempSync(join(tmpdir(), 'wheelhouse-image-'));
  expect(fromBuild.length).toBeGreaterThan(0);
  for (const [, from = '', to = ''] of fromBuild) {
    if (from === 'node_modules') symlinkSync(join(root, from), join(image, to));
    else cpSync(join(root, from), join(image, to), { recursive: true });
  }
  const server = await runServer(image);
  try {
    const page = await fetch(`${server.url}/login`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>');
  } finally {
    await server.kill();
    rmSync(image, { recursive: true });
  }
});

test('what the composed services name belongs together', () => {
  const { services, volumes } = parse(read('compose.yaml')) as {
    services: Record<string, { volumes: string[]; depends_on?: Record<string, unknown> }>;
    volumes: Record<string, unknown>;
  };
  const used = Object.values(services).flatMap((one) =>
    one.volumes.map((volume) => volume.split(':')[0]!),
  );
  expect(used.toSorted()).toEqual(Object.keys(volumes).toSorted());
  const needed = Object.values(services).flatMap((one) => Object.keys(one.depends_on ?? {}));
  expect(needed.filter((name) => !(name in services))).toEqual([]);
  const asked = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  expect(asked.filter((name) => !new RegExp(`^${name}=`, 'm').test(read('.env.sample')))).toEqual(
    [],
  );
});

test('the sample of settings names every setting there is', () => {
  const [, source = ''] =
    /const settings = z\.object\(\{(.*?)^\}\);/ms.exec(read('server/kit/env.ts')) ?? [];
  const settings = [...source.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name!);
  const named = [...read('.env.sample').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name!);
  // The one of compose.yaml, and the one that says how the process itself runs.
  expect([...named, 'NODE_ENV'].toSorted()).toEqual([...settings, 'POSTGRES_PASSWORD'].toSorted());
});
