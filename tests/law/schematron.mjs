// Runs rules over documents in a process of its own, whose memory goes with it:
// node schematron.mjs <folder> <rules.sef.json>… reads all the folder's *.xml and prints, as JSON, the
// rules that each one breaks, by its name.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import SaxonJS from 'saxon-js';

const [folder, ...rules] = process.argv.slice(2);
const sheets = rules.map((file) => JSON.parse(readFileSync(file, 'utf8')));
const broken = {};
for (const name of readdirSync(folder).filter((one) => one.endsWith('.xml'))) {
  const sourceText = readFileSync(join(folder, name), 'utf8');
  broken[name.slice(0, -'.xml'.length)] = sheets.flatMap((stylesheetInternal) => {
    const settings = { stylesheetInternal, sourceText, destination: 'serialized' };
    const { principalResult: report } = SaxonJS.transform(settings, 'sync');
    return [...report.matchAll(/<svrl:failed-assert\b[^>]*\bid="([^"]*)"/g)].map(([, id]) => id);
  });
}
process.stdout.write(JSON.stringify(broken));
