import type { Fault, SourceFile } from './project.ts';

const ours = /^(contract|src|server|sw|agent|tests|bench|scripts|locales)\//;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const migration = /^server\/db\/migrations\/(\d\d)00\/\1\d\d_[a-z0-9]+(_[a-z0-9]+)*\.sql$/;
const endings =
  /(\.(test|browser|postgres|generated|d|config))*\.(ts|tsx|mjs|css|json|sql|html|py)$/;
const isMeaningless = /(^|-)(index|utils?|helpers?|commons?|types?|managers?|services?)$/;

const homes: { name: RegExp; home: RegExp; rule: string }[] = [
  {
    name: /\/exports\.ts$/,
    home: /^(src|server)\/features\/[^/]+\/[^/]+\/exports\.ts$/,
    rule: 'exports.ts stands in a feature and nowhere else',
  },
  {
    name: /\/screens\.ts$/,
    home: /^src\/(features\/[^/]+\/[^/]+|app|navigation)\/screens\.ts$/,
    rule: 'screens.ts is the table of screens of a feature of the app',
  },
  {
    name: /\/routes\.tsx?$/,
    home: /^server\/features\/[^/]+\/[^/]+\/routes\.ts$|^src\/app\/routes\.tsx?$/,
    rule: 'routes.ts stands in a feature of the server',
  },
  {
    name: /-screen\.tsx$/,
    home: /^src\/(features\/[^/]+\/[^/]+|crud|app)\//,
    rule: 'a screen stands in src/features',
  },
  {
    name: /-(repository|controller|dao)\.tsx?$/,
    home: /$^/,
    rule: 'the project says -repo and routes',
  },
];

/** Files and folders are in kebab-case, say what they hold, and fixed names stand where they mean something. */
export function namesAreOurs(files: readonly SourceFile[]): Fault[] {
  return files
    .map((file) => file.path)
    .filter((path) => ours.test(path))
    .flatMap((path) => faultsOf(path).map((rule) => ({ file: path, rule })));
}

function faultsOf(path: string): string[] {
  const parts = path.replace(endings, '').split('/');
  // locales/<lang>/common.json holds the words of the `common.*` error codes.
  const named = path.startsWith('locales/') ? [] : parts;
  if (migration.test(path)) return [];
  return [
    ...parts.filter((part) => !kebab.test(part)).map((part) => `${part} is not kebab-case`),
    ...named
      .filter((part) => isMeaningless.test(part))
      .map(
        (part) =>
          `${part}: rename it to what it holds, no name ends with -${isMeaningless.exec(part)![2]}`,
      ),
    ...(path.endsWith('.sql') ? ['SQL stands in server/db/migrations, as NN00/NNNN_what.sql'] : []),
    ...homes.filter((one) => one.name.test(path) && !one.home.test(path)).map((one) => one.rule),
  ];
}

/** Two migrations with one number would run in an order nobody chose. */
export function migrationsHaveTheirNumber(files: readonly SourceFile[]): Fault[] {
  const paths = files.map((file) => file.path).filter((path) => path.endsWith('.sql'));
  const numbers = paths.map((path) => /migrations\/\d+\/(\d+)_/.exec(path)?.[1]);
  return paths
    .filter((_, at) => numbers[at] !== undefined && numbers.indexOf(numbers[at]) !== at)
    .map((file) => ({ file, rule: 'another migration has this number' }));
}
