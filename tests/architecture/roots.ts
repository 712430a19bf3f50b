import { isCode, isTest, type Fault, type SourceFile } from './project.ts';
import { importsOf, rootOf, type Import } from './imports.ts';

const mayReach: Record<string, readonly string[]> = {
  contract: ['contract'],
  src: ['src', 'contract', 'locales'],
  server: ['server', 'contract', 'locales', 'package.json'],
  sw: ['sw', 'contract', 'locales'],
  agent: ['agent', 'contract', 'package.json'],
};

// What package.json's "imports" names.
const byHash = ['contract', 'src', 'server', 'locales', 'tests'];

/** Which root may import which. Roots that are not listed (tests, scripts, bench) may import all. */
export function rootsKeepApart(files: readonly SourceFile[]): Fault[] {
  return files
    .filter((file) => isCode(file.path) && file.path.includes('/'))
    .flatMap((file) =>
      importsOf(file)
        .map((one) => fault(file.path, one))
        .filter((rule) => rule !== undefined)
        .map((rule) => ({ file: file.path, rule })),
    );
}

function fault(from: string, { written, to }: Import): string | undefined {
  const root = rootOf(from);
  if (to === undefined) {
    if (
      root === 'contract' &&
      !isTest(from) &&
      !/^(zod(\/|$)|date-fns-tz\/getTimezoneOffset$|saxen$)/.test(written)
    ) {
      return `contract imports only contract, zod, date-fns-tz/getTimezoneOffset and saxen, not ${written}`;
    }
    if (root === 'src' && written.startsWith('node:'))
      return `src runs in a browser: no ${written}`;
    return undefined;
  }
  const reached = rootOf(to);
  // Vite bundles its configuration to a place from which "#" leads nowhere.
  const isViteConfig = from.startsWith('scripts/vite/');
  if (reached !== root && written.startsWith('.') && byHash.includes(reached) && !isViteConfig) {
    return `another root is imported by #${to}, not by ${written}`;
  }
  const allowed = mayReach[root];
  if (allowed === undefined || allowed.includes(reached)) return undefined;
  if (reached === 'tests') {
    return isTest(from) ? undefined : `what is built imports nothing from tests: ${written}`;
  }
  return `${root} may import only ${allowed.join(', ')}: ${written}`;
}
