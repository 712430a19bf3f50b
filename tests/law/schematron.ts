import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rules } from './files.ts';

const run = promisify(execFile);
const compiler = createRequire(import.meta.url).resolve('xslt3');
const runner = new URL('schematron.mjs', import.meta.url).pathname;

// Of documents by the hundred there is much to say.
const maxBuffer = 64 * 1024 * 1024;

const billing = [rules('CEN-EN16931-UBL'), rules('PEPPOL-EN16931-UBL')];

/**
 * Which rules documents break, by their names: of EN 16931 and of Peppol, or of other files. They are
 * compiled once (a minute, and 600 MB of another process) and read by one process for all of the documents.
 */
export async function brokenRules(
  documents: ReadonlyMap<string, string>,
  by: readonly string[] = billing,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const folder = await mkdtemp(join(tmpdir(), 'wheelhouse-law-'));
  try {
    const compiled = [];
    for (const [nth, rule] of by.entries()) {
      const file = join(folder, `${nth}.sef.json`);
      await run(process.execPath, [compiler, `-xsl:${rule}`, `-export:${file}`, '-nogo']);
      compiled.push(file);
    }
    const read = join(folder, 'documents');
    await mkdir(read);
    for (const [name, xml] of documents) await writeFile(join(read, `${name}.xml`), xml);
    const { stdout } = await run(process.execPath, [runner, read, ...compiled], { maxBuffer });
    return JSON.parse(stdout) as Record<string, string[]>;
  } finally {
    await rm(folder, { recursive: true });
  }
}
