// Prints every file of a feature: npm run where queue
import { globSync } from 'node:fs';

const feature = process.argv[2];
const named = globSync(['server/features/*/*', 'src/features/*/*', 'locales/en/**/*.json']);
const known = new Set(named.map((path) => path.replace(/^.*\//, '').replace(/\..*$/, '')));

if (feature === undefined || !known.has(feature)) {
  console.error(`Which feature? There are: ${[...known].sort().join(', ')}`);
  process.exit(1);
}

const places = [
  `contract/{*/,}${feature}{.ts,.test.ts,/**/*.ts}`,
  `server/features/*/${feature}/**/*.*`,
  `server/db/migrations/*/*_${feature.replaceAll('-', '_')}*.sql`,
  `server/db/seed/${feature}{.ts,-*.ts,/**/*.ts}`,
  `src/features/*/${feature}/**/*.*`,
  `locales/*/{*/,}${feature}.json`,
  `tests/**/${feature}{.,-}*ts`,
  `bench/**/${feature}{.,-}*ts`,
];
for (const path of places.flatMap((place) => globSync(place).sort())) console.log(path);
