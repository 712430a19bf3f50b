// npm run new -- <what> <area/feature> <name> <path of its screens> <the rest>: writes the places of a plain
// resource, document, page of settings or report. A field is name:kind, with `!` behind it when nothing is
// saved without it, and in brackets the most characters, bounds, values of a choice (with `!` the first
// stands where nothing is said, else none does), or the resource that it points at. The first is a text that
// one is called by. Rows are the chain's, documents a site's, unless --of says chain, company or site; --action
// names what is done with one besides, and what that asks for.
//   npm run new -- resource money/tolls tolls settings/economy/tolls "code:text(10)! rate:percent"
//   npm run new -- resource hotel/lockers lockers settings/lockers "name:text(40)! kind:choice(large,small)! customer_id:reference(customers)" --of=site
//   npm run new -- resource hotel/keys keys settings/keys "name:text(40)!" --action="hand_over given_to:text(80)! why:notes"
//   npm run new -- document sales/offers offers order/offers "subject:text(80)! kind:choice(new,again)! wanted_on:date"
//   npm run new -- settings desk/goods-notices goods-notices settings/goods "after:number(0-600)! way:choice(sms,mail)!"
//   npm run new -- report reports/new-cars new-cars reports/new-cars cars
// See docs/resource.md, docs/document.md, docs/settings.md and docs/report.md.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { faultsOf, type What } from './faults.ts';
import { readFeatureSpec } from './feature-spec.ts';
import { howFieldsAreWritten } from './field.ts';
import { save } from './places.ts';
import { writeReport } from './report.ts';
import { writeDocument, writeResource } from './resource.ts';
import { writeSettings } from './settings.ts';

const writers = {
  resource: writeResource,
  document: writeDocument,
  settings: writeSettings,
  report: writeReport,
};

try {
  const { values, positionals } = parseArgs({
    options: { of: { type: 'string' }, action: { type: 'string' } },
    allowPositionals: true,
  });
  const [what = '', ...words] = positionals;
  if (!isWhat(what) || words.length < 4) {
    throw new Error(
      `Usage: npm run new -- <${Object.keys(writers).join(' | ')}> <area/feature> <name> <path> "<field>:<kind> …" [--of=chain|company|site] [--action="<word> <field>:<kind> …"]\n` +
        `${howFieldsAreWritten}\nOf a report the last is the resource whose new rows it counts.`,
    );
  }
  const of = values.of ?? (what === 'document' ? 'site' : 'chain');
  const spec = readFeatureSpec(words, of, values.action);
  const faults = faultsOf(what, spec);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  writers[what](spec);
  const files = save();
  run('oxfmt', ...files);
  console.log(`
Now write the words of each language, and what the comments ask for. Who has the rights besides the manager
stands in contract/rights.ts. What stands at settings/ or reports/ is offered by their indexes, all else by
the menu (server/features/platform/navigation/menu.ts, its words in locales/<language>/platform/navigation.json).`);
  if (what === 'resource' || what === 'document') {
    run('node', 'scripts/generate-tables.ts');
    if (!files.some((file) => file.startsWith('server/db/seed/')))
      console.log(`The demo has none of it yet: server/db/seed/registers/${spec.name}.ts.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function isWhat(word: string): word is What {
  return Object.hasOwn(writers, word);
}

/** Of the project’s own tools as npm has them on the path. */
function run(command: string, ...args: string[]) {
  execFileSync(command, args, { stdio: 'inherit' });
}
