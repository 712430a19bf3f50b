import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A document of ours that the schema does not allow. The message is for the log. */
export class AgainstSchema extends Error {}

type Check = (xml: string) => void;

const known = new Map<string, Promise<Check>>();

/**
 * Holds a document against the schema of UBL 2.1 (OASIS), whose folder has `maindoc` and `common` in
 * it: a second for the first of its kind, then less than a millisecond. Throws `AgainstSchema`.
 */
export async function checkSchema(folder: string, xml: string): Promise<void> {
  const kind = xml.includes('<CreditNote ') ? 'CreditNote' : 'Invoice';
  const file = join(folder, 'maindoc', `UBL-${kind}-2.1.xsd`);
  const check = known.get(file) ?? checkOf(file);
  known.set(file, check);
  // Where the files were missing, they may be there the next time.
  check.catch(() => known.delete(file));
  (await check)(xml);
}

async function checkOf(file: string): Promise<Check> {
  // Loaded with the first document that leaves.
  const [{ XmlDocument, XsdValidator }, { xmlRegisterFsInputProviders }] = await Promise.all([
    import('libxml2-wasm'),
    import('libxml2-wasm/lib/nodejs.mjs'),
  ]);
  xmlRegisterFsInputProviders();
  const url = pathToFileURL(file).href;
  const schema = XmlDocument.fromBuffer(await readFile(file), { url });
  const validator = XsdValidator.fromDoc(schema);
  return (xml) => {
    const document = XmlDocument.fromString(xml);
    try {
      validator.validate(document);
    } catch (cause) {
      throw new AgainstSchema(cause instanceof Error ? cause.message : String(cause));
    } finally {
      document.dispose();
    }
  };
}
