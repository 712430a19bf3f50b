import { expect, test } from 'vitest';
import { areasGoDown, docsListAreas } from './architecture/areas.ts';
import { textHasItsOwnElement } from './architecture/bare-text.ts';
import { nowIsPassedIn, noZoneIsTheMachines } from './architecture/clock.ts';
import { contextsAreWhole } from './architecture/contexts.ts';
import { docsNameWhatIsExported, docsNameWhatIsThere } from './architecture/docs.ts';
import { featuresHaveOneName } from './architecture/feature-words.ts';
import {
  exportsAreNamed,
  featuresHaveNoRings,
  featuresMeetAtExports,
} from './architecture/features.ts';
import { noForbiddenWords } from './architecture/forbidden-words.ts';
import { readProject, type Rule, type SourceFile } from './architecture/project.ts';
import { layersGoDown } from './architecture/layers.ts';
import { outsideIsAskedInOnePlace } from './architecture/requests.ts';
import { migrationsHaveTheirNumber, namesAreOurs } from './architecture/names.ts';
import { rootsKeepApart } from './architecture/roots.ts';
import { piecesAreShown } from './architecture/shown-pieces.ts';
import { filesAreShort, foldersAreSmall } from './architecture/sizes.ts';
import { stylesAreOfFewValues, stylesAreUsed } from './architecture/styles.ts';
import { rulesArePure, sqlStaysInRepos } from './architecture/tables.ts';

/** One broken project: the rule has to find a problem in the last file. The file alone is listed unless more are needed. */
type Broken = [path: string, text: string, ...others: SourceFile[]];

const lines = (count: number): string => 'export {};\n'.repeat(count);
const file = (path: string, text = ''): SourceFile => ({ path, text });

const story = (of: string) =>
  file('src/features/platform/dev/a-samples.tsx', `import { A } from '#src/ui/${of}.tsx';`);

const rules: { name: string; rule: Rule; broken: Broken[]; sound: Broken[] }[] = [
  {
    name: 'app, server, contract and service worker import only what they may',
    rule: rootsKeepApart,
    broken: [
      ['src/features/workshop/queue/a.ts', "import { b } from '#server/kit/b.ts';"],
      ['server/kit/a.ts', "import type { B } from '#src/data/b.ts';"],
      ['server/kit/a.ts', "const b = await import('#src/data/b.ts');"],
      ['contract/queue.ts', "import { a } from '#server/kit/a.ts';"],
      ['contract/queue.ts', "import { format } from 'date-fns';"],
      ['sw/sw.ts', "import '#src/data/b.ts';"],
      ['src/data/a.ts', "import { get } from '../../contract/kit/call.ts';"],
      ['src/data/a.ts', "import { join } from 'node:path';"],
      ['server/kit/a.ts', "import { b } from '#tests/support/b.ts';"],
      ['src/data/a.ts', "import {\n  one,\n  two,\n} from '#server/kit/b.ts';"],
    ],
    sound: [
      ['src/data/a.ts', "import { get } from '#contract/kit/call.ts';"],
      ['contract/queue.ts', "import * as z from 'zod/mini';\nimport { a } from './kit/call.ts';"],
      ['server/kit/a.test.ts', "import { b } from '#tests/support/b.ts';"],
      ['src/data/a.ts', "// import { b } from '#server/kit/b.ts';"],
    ],
  },
  {
    name: 'imports go downwards through the layers',
    rule: layersGoDown,
    broken: [
      ['src/ui/button.tsx', "import { x } from '#src/data/api.ts';"],
      ['src/data/api.ts', "export { x } from '#src/features/workshop/queue/exports.ts';"],
      ['src/device/a.ts', "import { x } from '#src/i18n/b.ts';"],
      ['server/db/open.ts', "import { x } from '#server/kit/env.ts';"],
      ['server/kit/a.ts', "import { x } from '../features/desk/queue/exports.ts';"],
      ['server/features/workshop/queue/a.ts', "import { buildApp } from '#server/app.ts';"],
      ['src/widgets/a.ts', ''],
    ],
    sound: [
      ['src/features/workshop/queue/a.ts', "import { x } from '#src/device/b.ts';"],
      ['server/features/workshop/queue/a.test.ts', "import { buildApp } from '#server/app.ts';"],
      ['server/main.ts', "import { buildApp } from './app.ts';"],
    ],
  },
  {
    name: 'a feature reaches another through exports.ts',
    rule: featuresMeetAtExports,
    broken: [
      ['src/features/workshop/queue/a.ts', "import { x } from '#src/features/car/cars/car.ts';"],
      ['server/features/workshop/queue/a.ts', "import { x } from '../cars/car-repo.ts';"],
    ],
    sound: [
      [
        'src/features/workshop/queue/a.ts',
        "import { x } from '#src/features/car/cars/exports.ts';",
      ],
      ['src/features/workshop/queue/a.ts', "import { x } from './b.ts';"],
    ],
  },
  {
    name: 'features do not need each other in a ring',
    rule: featuresHaveNoRings,
    broken: [
      [
        'src/features/desk/a/x.ts',
        "import { b } from '#src/features/desk/b/exports.ts';",
        file('src/features/desk/b/x.ts', "import { c } from '#src/features/desk/c/exports.ts';"),
        file('src/features/desk/c/x.ts', "import { a } from '#src/features/desk/a/exports.ts';"),
      ],
    ],
    sound: [['src/features/desk/a/x.ts', "import { b } from '#src/features/desk/b/exports.ts';"]],
  },
  {
    name: 'areas import each other in one direction',
    rule: areasGoDown,
    broken: [
      [
        'server/features/platform/shell/a.ts',
        "import { x } from '#server/features/car/cars/exports.ts';",
      ],
      ['server/features/car/cars/a.ts', "import { x } from '../../workshop/queue/exports.ts';"],
      ['src/features/car/cars/a.tsx', "const x = import('#src/features/desk/search/exports.ts');"],
      ['contract/car/cars.ts', "import { x } from '../workshop/queue.ts';"],
      ['src/features/tyres/rims/a.ts', ''],
    ],
    sound: [
      [
        'server/features/workshop/queue/a.ts',
        "import { x } from '#server/features/car/cars/exports.ts';",
      ],
      ['server/features/car/cars/a.ts', "import { x } from '#contract/desk/search.ts';"],
      [
        'server/features/car/cars/a.test.ts',
        "import { x } from '#server/features/desk/search/exports.ts';",
      ],
      ['contract/car/cars.ts', "import { x } from '../kit/call.ts';"],
      ['src/features/car/cars/a.ts', "import { x } from '#src/crud/b.ts';"],
    ],
  },
  {
    name: 'docs list the areas in their order',
    rule: docsListAreas,
    broken: [['docs/architecture.md', '1. `platform`: all\n2. `desk`: the rest\n']],
    sound: [['docs/queue.md', '1. `platform`: all\n']],
  },
  {
    name: 'exports are named',
    rule: exportsAreNamed,
    broken: [['src/features/desk/a/exports.ts', "export * from './b.ts';"]],
    sound: [['src/features/desk/a/exports.ts', "export { b } from './b.ts';"]],
  },
  {
    name: 'a feature has one area and name in every root',
    rule: featuresHaveOneName,
    broken: [
      ['server/features/workshop/queue/routes.ts', ''],
      [
        'src/features/workshop/queue/a.ts',
        '',
        file('locales/en/car/cars.json'),
        file('contract/cars.ts'),
      ],
      ['server/features/workshop/queue/routes.ts', '', file('contract/desk/queue.ts')],
      ['locales/en/quue.json', '{}', file('contract/queue.ts')],
    ],
    sound: [['server/features/workshop/queue/routes.ts', '', file('contract/queue.ts')]],
  },
  {
    name: 'text beside what comes and goes stands in an element of its own',
    rule: textHasItsOwnElement,
    broken: [
      ['src/ui/a.tsx', 'const a = <p>{open && <b />}Text</p>;'],
      ['src/ui/a.tsx', "const a = <p>{open && <b />}{t('a')}</p>;"],
      ['src/ui/a.tsx', 'const a = <p>{open && <b />} <i>{name}</i></p>;'],
      ['src/ui/a.tsx', "const a = <p><b />{open && t('a')}</p>;"],
      ['src/ui/a.tsx', 'const a = <p>{name ? <b /> : `${none}`} <i /></p>;'],
      ['src/ui/a.tsx', 'const a = <p>{rows.map((row) => <b key={row} />)}{row.name}</p>;'],
      ['src/ui/a.tsx', 'const a = <p>{rows?.map((row) => ` ${row}`)}<b /></p>;'],
      ['src/ui/a.tsx', 'const a = open && <><b /> {name}</>;'],
      ['src/ui/a.tsx', "function A() {\n  return t('a');\n}"],
    ],
    sound: [
      ['src/ui/a.tsx', 'const a = <p>{open && <b />}<span>Text</span></p>;'],
      ['src/ui/a.tsx', 'const a = <p>Text {open && <b />}</p>;'],
      ['src/ui/a.tsx', "const a = <p>{open ? t('a') : t('b')}</p>;"],
      ['src/ui/a.tsx', 'const a = <p>{open && <b />}<i />Text</p>;'],
      ['src/ui/a.tsx', 'const b = <b />;\nconst a = <>{b}{renderBelow()}</>;'],
    ],
  },
  {
    name: 'SQL stays in repos, kit and db',
    rule: sqlStaysInRepos,
    broken: [
      ['server/features/workshop/queue/routes.ts', "db.selectFrom('queue')"],
      ['server/features/workshop/queue/queue-rules.ts', "import { sql } from 'kysely';"],
    ],
    sound: [
      [
        'server/features/workshop/queue/queue-repo.ts',
        "import { sql } from 'kysely'; db.selectFrom('q')",
      ],
      ['server/kit/audit.ts', "db.insertInto('audit')"],
    ],
  },
  {
    name: 'rules are pure',
    rule: rulesArePure,
    broken: [
      ['server/features/workshop/queue/queue-rules.ts', "import { load } from './queue-repo.ts';"],
      [
        'server/features/workshop/queue/queue-rules.ts',
        "import type { FastifyRequest } from 'fastify';",
      ],
    ],
    sound: [
      [
        'server/features/workshop/queue/queue-rules.ts',
        "import { A } from '#server/kit/errors.ts';",
      ],
    ],
  },
  {
    name: 'now is given',
    rule: nowIsPassedIn,
    broken: [
      ['server/features/workshop/queue/routes.ts', 'const now = new Date();'],
      ['server/app.ts', 'const now = Date.now();'],
      ['src/features/workshop/queue/row.tsx', 'const now = Date.now();'],
    ],
    sound: [
      ['server/kit/clock.ts', 'export const now = () => new Date();'],
      ['server/features/workshop/queue/routes.ts', 'const then = new Date(row.at);'],
      ['src/device/now.ts', 'Date.now()'],
    ],
  },
  {
    name: 'days and hours are those of a site, not of a machine',
    rule: noZoneIsTheMachines,
    broken: [
      ['server/kit/clock.ts', 'at.setHours(0, 0, 0, 0);'],
      ['src/i18n/time.ts', "import { format } from 'date-fns';"],
      ['contract/queue-rules.ts', 'const day = new Date(2026, 2, 29);'],
    ],
    sound: [
      ['server/kit/clock.ts', 'at.setUTCHours(0, 0, 0, 0);'],
      ['src/i18n/time.ts', 'const day = new Date(Date.UTC(2026, 2, 29));'],
    ],
  },
  {
    name: 'an address that a person set is asked in one place, which keeps to the outside',
    rule: outsideIsAskedInOnePlace,
    broken: [
      ['server/kit/paper/read-picture.ts', 'const answer = await fetch(address);'],
      ['server/kit/external.ts', "import { request } from 'node:https';"],
      ['server/features/workshop/queue/ask.ts', "import { connect } from 'node:net';"],
    ],
    sound: [
      ['server/kit/outside/fetch-outside.ts', "import { request as open } from 'node:https';"],
      ['server/kit/files/s3-files.ts', 'client.fetch(address)'],
      ['server/kit/http/address.ts', "import type { IncomingMessage } from 'node:http';"],
    ],
  },
  {
    name: 'who acts is made whole by a call or by actAs, never by hand or by a cast',
    rule: contextsAreWhole,
    broken: [
      ['server/features/workshop/queue/night.ts', 'await work({ db, caller } as Context);'],
      ['server/kit/links/at-link.ts', 'await work(link as unknown as Caller);'],
      [
        'server/features/workshop/queue/jobs.test.ts',
        'await save({ db } as unknown as Context, row);',
      ],
      ['server/db/seed/queue.ts', "sql`select set_config('app.site_id', ${site}, true)`"],
      ['server/features/workshop/queue/jobs.ts', 'const entered = await enterAs(tx, site);'],
    ],
    sound: [
      ['server/kit/caller/act-as.ts', 'const entered = await enterAs(tx, found);'],
      ['server/features/workshop/queue/jobs.ts', 'await actAs(app, { ...site, job }, from, work);'],
      [
        'server/features/car/cars/car-repo.ts',
        "sql`select set_config('app.reason', ${why}, true)`",
      ],
    ],
  },
  {
    name: 'names say what a file holds',
    rule: namesAreOurs,
    broken: [
      ['src/ui/Button.tsx', ''],
      ['src/features/workshop/queue/index.ts', ''],
      ['server/kit/date-utils.ts', ''],
      ['server/features/workshop/queue/types.ts', ''],
      ['server/features/workshop/queue/queue-service.ts', ''],
      ['src/utils/date.ts', ''],
      ['src/data/exports.ts', ''],
      ['server/kit/routes.ts', ''],
      ['src/ui/login-screen.tsx', ''],
      ['server/features/workshop/queue/queue-repository.ts', ''],
      ['server/db/migrations/0000/queue.sql', ''],
      ['server/db/migrations/0100/0001_scope.sql', ''],
    ],
    sound: [
      ['server/db/migrations/0000/0001_scope.sql', ''],
      ['server/db/tables.generated.ts', ''],
      ['server/features/workshop/queue/queue-rules.test.ts', ''],
      ['locales/en/common.json', '{}'],
    ],
  },
  {
    name: 'each migration has its own number',
    rule: migrationsHaveTheirNumber,
    broken: [
      ['server/db/migrations/0000/0001_a.sql', '', file('server/db/migrations/0000/0001_b.sql')],
    ],
    sound: [
      ['server/db/migrations/0000/0001_a.sql', '', file('server/db/migrations/0000/0002_b.sql')],
    ],
  },
  {
    name: 'each class of a style sheet is on something',
    rule: stylesAreUsed,
    broken: [
      ['src/ui/a.css', '.seen, .gone { color: red; }', file('src/ui/a.tsx', 'x = "seen"')],
      ['src/ui/a.css', '@media print { .gone { color: red; } }', file('src/ui/a.tsx', 'gone()')],
      ['src/ui/a.css', '.seen { color: red; &.gone { gap: 0; } }', file('src/ui/a.tsx', "'seen'")],
    ],
    sound: [
      ['src/ui/a.css', '/* .gone { */ .seen > p { gap: 0.5em; }', file('src/ui/a.tsx', "'a seen'")],
      ['src/ui/a.css', '.tile-queue { gap: 0; }', file('src/ui/a.tsx', 'x = `tile tile-${name}`')],
    ],
  },
  {
    name: 'style sheets have two weights, two shadows and one pace',
    rule: stylesAreOfFewValues,
    broken: [
      ['src/ui/a.css', '.a { font-weight: 600; }'],
      ['src/ui/a.css', '.a { gap: 0; font: 700 1rem/1.4 var(--mono) }'],
      ['src/ui/a.css', '.a { box-shadow: 0 2px 8px rgb(0 0 0 / 20%); }'],
      ['src/ui/a.css', '.a { transition:\n    opacity 80ms,\n    translate var(--quick); }'],
    ],
    sound: [
      ['src/ui/a.css', '.a { font: var(--strong) 1rem/1.4 var(--mono); box-shadow: var(--over); }'],
      ['src/ui/a.css', '.a { font-weight: 400; box-shadow: inset 3px 0 0 var(--link); }'],
      ['src/ui/a.css', '.a { transition: translate var(--quick); }'],
    ],
  },
  {
    name: 'files are short',
    rule: filesAreShort,
    broken: [
      ['server/kit/a.ts', lines(401)],
      ['server/kit/a.test.ts', lines(501)],
    ],
    sound: [
      ['server/kit/a.ts', lines(400)],
      ['server/kit/a.test.ts', lines(500)],
      ['server/db/tables.generated.ts', lines(900)],
    ],
  },
  {
    name: 'folders are small',
    rule: foldersAreSmall,
    broken: [['src/ui/a.ts', '', ...Array.from({ length: 19 }, (_, n) => file(`src/ui/b${n}.ts`))]],
    sound: [['src/ui/a.ts', '', ...Array.from({ length: 18 }, (_, n) => file(`src/ui/b${n}.ts`))]],
  },
  {
    name: 'docs name files and folders that are there',
    rule: docsNameWhatIsThere,
    broken: [
      ['docs/queue.md', 'Batches stand in `server/kit/live/gone.ts`.'],
      ['README.md', 'The app is `src/gone/`.', file('src/ui/a.ts')],
    ],
    sound: [
      [
        'docs/queue.md',
        'In `server/kit/a.ts`, `server/` and `server/kit`.',
        file('server/kit/a.ts'),
      ],
      ['docs/queue.md', 'A feature of yours is `contract/<area>/<feature>.ts`.'],
    ],
  },
  {
    name: 'docs name what the code exports',
    rule: docsNameWhatIsExported,
    broken: [
      ['docs/queue.md', 'Call `lineUp` for it.', file('src/ui/a.ts', 'export const queueUp = 1;')],
      [
        'docs/queue.md',
        'It gets `{ row: Row }` (`src/ui/a.ts`).',
        file('src/ui/a.ts', 'export const a = 1;'),
        file('src/ui/row.ts', 'export type Row = 1;'),
      ],
      [
        'docs/queue.md',
        '`lineUp` (`src/ui/a.ts`) is it.',
        file('src/ui/a.ts', 'const lineUp = 1;'),
      ],
    ],
    sound: [
      [
        'docs/queue.md',
        'Call `lineUp(who)` (`src/ui/a.ts`), and `npm start` (`src/ui/a.ts`).',
        file('src/ui/a.ts', 'export const lineUp = 1;'),
      ],
      ['docs/decisions/001-charts.md', '`uPlot` was weighed.'],
    ],
  },
  {
    name: 'every piece of src/ui is shown at /dev/components',
    rule: piecesAreShown,
    broken: [
      ['src/ui/a.tsx', ''],
      ['src/ui/a.tsx', '', file('src/features/desk/a/b.tsx', "import { A } from '#src/ui/a.tsx';")],
      ['src/ui/a.tsx', "import { B } from './b.tsx';", story('b'), file('src/ui/b.tsx')],
    ],
    sound: [
      ['src/ui/a.tsx', '', story('a')],
      [
        'src/ui/a.tsx',
        '',
        story('b'),
        file('src/ui/b.tsx', "const A = lazyComponent(async () => (await import('./a.tsx')).A);"),
      ],
      ['src/ui/a.test.tsx', ''],
      ['src/ui/a.ts', ''],
    ],
  },
  {
    name: 'nothing is left undone, no host or machine is named, and no word of our own is used',
    rule: noForbiddenWords,
    broken: [
      ['src/ui/a.ts', '// TODO: more'],
      ['.npmrc', 'registry=https://example.test/'],
      ['README.md', 'see https://registry.npmjs.org/x'],
      ['package-lock.json', '"resolved": "https://example.test/x.tgz"'],
      ['docs/deploy.md', 'Look into /tmp/wheelhouse for it.'],
      ['src/ui/a.ts', '// Reads it anew.'],
    ],
    sound: [['docs/deploy.md', 'Look into ./data for it. A methodology, not a to-do list.']],
  },
];

const project = readProject();

test.each(rules)('$name', ({ rule }) => {
  expect(rule(project).map((problem) => `${problem.file}: ${problem.rule}`)).toEqual([]);
});

test.each(rules)('it is noticed when not: $name', ({ rule, broken, sound }) => {
  const passes = ([path, text, ...others]: Broken) =>
    rule([...others, file(path, text)]).length === 0;
  expect(broken.filter(passes)).toEqual([]);
  expect(sound.filter((one) => !passes(one))).toEqual([]);
});
