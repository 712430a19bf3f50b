import { strToU8, Zip, ZipDeflate } from 'fflate';
import { saftFaultsOf } from '#contract/cash/cash-registers/saft/check-saft.ts';
import type { Language } from '#contract/platform/languages.ts';
import { nameOfFile, type WholeFile } from '../saft/saft-file.ts';
import { writeRegisterSaft } from '../saft/write-register-saft.ts';
import type { BesideFile } from '../taken/export-log-repo.ts';
import { keysAsPem } from '../taken/keys-as-pem.ts';
import { checksPage } from './checks-page.ts';
import { manualPage } from './manual-page.ts';
import { reportsPage } from './reports-page.ts';

/** All that a control asks for as a zip, made as fast as it is taken: no more of the file is in memory as text than one part. */
export async function* packOf(
  file: WholeFile,
  { keys, checks }: BesideFile,
  language: Language,
): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    made.push(part);
  });
  const taken = () => {
    const parts = made;
    made = [];
    return parts;
  };
  const add = (name: string): ZipDeflate => {
    const one = new ZipDeflate(name);
    zip.add(one);
    return one;
  };
  const saft = add(`${nameOfFile(file)}.xml`);
  for (const part of writeRegisterSaft(file)) {
    saft.push(strToU8(part));
    yield* taken();
  }
  saft.push(new Uint8Array(), true);
  const faults = saftFaultsOf(writeRegisterSaft(file));
  const texts = {
    'checks.html': checksPage(file, checks, faults, language),
    'z-reports.html': reportsPage(file, language),
    'public-keys.pem': keysAsPem(new Map(keys.map((one) => [one.version, one.public_key]))),
    'manual.html': manualPage(file, language),
  };
  for (const [name, text] of Object.entries(texts)) {
    add(name).push(strToU8(text), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
