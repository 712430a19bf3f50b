// npm run new -- <what> <area/feature> <name> <path of its screens> <the rest>: writes the places of a plain
// resource, document, page of settings or report. A field is name:kind, with `(40)` for the most characters
// or `(0-120)` for bounds, and a `!` when nothing is saved without it. The first is what one is called by.
//   npm run new -- resource money/vat-codes vat-codes settings/economy/vat-codes "code:text(10)! rate:percent"
//   npm run new -- document sales/offers offers order/offers "subject:text(80)! wanted_on:date"
//   npm run new -- settings desk/goods-notices goods-notices settings/goods "after:number(0-600)! sms:yes_no"
//   npm run new -- report reports/new-cars new-cars reports/new-cars cars
// See docs/resource.md, docs/document.md, docs/settings.md and docs/report.md.
import { execFileSync } from 'node:child_process';
import { readFeatureSpec } from './feature-spec.ts';
import { kinds } from './field.ts';
import { touched } from './places.ts';
import { writeReport } from './report.ts';
import { writeDocument, writeResource } from './resource.ts';
import { writeSettings } from './settings.ts';

const writers = {
  resource: writeResource,
  document: writeDocument,
  settings: writeSettings,
  report: writeReport,
};
const [what = '', ...words] = process.argv.slice(2);
const spec = readFeatureSpec(words);
const writer = writers[what as keyof typeof writers];
if (!writer || !spec || (what !== 'report' && spec.fields.length === 0)) {
  console.error(
    `Usage: npm run new -- <${Object.keys(writers).join(' | ')}> <area/feature> <name> <path> "<field>:<kind> …"\n` +
      `Kinds: ${kinds}; (80) behind one is the most characters, (0-600) are bounds, ! says required.\n` +
      'Of a report the last is the resource whose new rows it counts.',
  );
  process.exit(1);
}
writer(spec);
// Of the project’s own tools as npm has them on the path.
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: 'inherit' });
run('oxfmt', ...touched);
if (what === 'resource' || what === 'document') run('node', 'scripts/generate-tables.ts');
console.log(`
Now write the words of each language and what the comments ask for. A register or a document is offered
by the menu (server/features/platform/navigation/menu.ts), settings and reports by their indexes; who
has the rights besides the manager stands in contract/rights.ts.`);
