import { RuleError } from '../../kit/rules/rule-error.ts';
import type { BankFile } from './bank-file.ts';
import { readBgMax } from './bgmax/read-bgmax.ts';
import { camtKindOf, readCamt } from './camt/read-camt.ts';
import { readOcrGiro } from './ocr-giro/read-ocr-giro.ts';
import { withUniqueKeys } from './unique-keys.ts';

// As much as is needed to see what a file is.
const beginning = 4096;

/**
 * What a file of a bank says was paid: OCR giro of Norway, BgMax of Sweden, camt.053 and camt.054 (02 and
 * 08) of ISO 20022. What it is is seen by what stands in it, not by a name.
 *
 * @throws RuleError with a code of `bankErrors` where it is none of them, or not whole.
 */
export function readBankFile(bytes: Uint8Array): BankFile {
  const file = reader(bytes)();
  return { ...file, payments: withUniqueKeys(file.payments) };
}

function reader(bytes: Uint8Array): () => BankFile {
  const begins = new TextDecoder('iso-8859-1').decode(bytes.subarray(0, beginning));
  if (begins.startsWith('NY000010')) return () => readOcrGiro(bytes);
  if (begins.startsWith('01BGMAX')) return () => readBgMax(bytes);
  const camt = camtKindOf(begins);
  if (camt) return () => readCamt(bytes, camt);
  throw new RuleError('bank.unknown');
}
