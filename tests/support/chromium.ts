import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const debian = '/usr/bin/chromium';

/** The path of the Chromium that tests run in: CHROMIUM_PATH or one on PATH, rather the one without windows, in which a page costs half; or where Debian will put one. */
export function chromiumPath(): string {
  return process.env.CHROMIUM_PATH ?? onPath('chromium-headless-shell') ?? wholeChromiumPath();
}

/**
 * What makes a page of a test cost less: nothing of it lives long enough for compiling it well to
 * pay or for its memory to be tidied, and one process less is spoken to for each request. What is
 * timed goes without.
 */
export const lightChromium = [
  '--js-flags=--no-opt,--no-maglev,--max-lazy,--min-semi-space-size=32,--max-semi-space-size=64',
  '--enable-features=NetworkServiceInProcess2',
  '--in-process-gpu',
];

/** The path of a Chromium with all that it has for people. The one without windows shows no notifications. */
export function wholeChromiumPath(): string {
  const { CHROMIUM_PATH } = process.env;
  return CHROMIUM_PATH ?? onPath('chromium', 'chromium-browser', 'google-chrome') ?? debian;
}

/**
 * Vitest calls it before the tests that need a browser: installs Chromium from Debian's packages
 * when there is none and we may. Throws when there is none afterwards.
 */
export function setup(): void {
  if (existsSync(wholeChromiumPath())) return;
  if (process.env.CHROMIUM_PATH === undefined && process.getuid?.() === 0 && onDebian()) {
    console.log(
      "No Chromium here: installing it from Debian's packages (apt-get install chromium).",
    );
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  if (!existsSync(wholeChromiumPath())) {
    throw new Error(
      `The tests need Chromium, and there is none at ${wholeChromiumPath()}: install it ("apt-get install chromium") or say where it is with CHROMIUM_PATH.`,
    );
  }
}

const onDebian = (): boolean => existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');

function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => isProgram(path));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
