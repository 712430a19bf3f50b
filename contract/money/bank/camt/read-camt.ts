import { RuleError } from '../../../kit/rules/rule-error.ts';
import { elementEars, textAt, type Element } from '../../../kit/xml/element.ts';
import { readXml, UnreadableXml } from '../../../kit/xml/read-xml.ts';
import type { BankFile, BankPayment } from '../bank-file.ts';
import { paymentsOfEntry } from './entries.ts';
import { accountOf } from './parties.ts';

const namespace = /urn:iso:std:iso:20022:tech:xsd:(camt\.05[34])\.001\.(02|08)["']/;
const encodings = ['utf-8', 'us-ascii', 'iso-8859-1', 'windows-1252'];
const written = /^<\?xml[^>]*encoding=["']([\w-]+)["']/;
// A year of a busy company is far less.
const limits = { depth: 40, elements: 12_000_000, silence: 2 * 1024 * 1024 };

/** What of camt a file is. */
export interface CamtKind {
  readonly format: 'camt053' | 'camt054';
  readonly encoding: string;
}

/** What of camt begins so; undefined where it is none that is read here. */
export function camtKindOf(begins: string): CamtKind | undefined {
  const bare = begins.replace(/^\u00EF\u00BB\u00BF/, '').trimStart();
  const [, message] = namespace.exec(bare) ?? [];
  if (!bare.startsWith('<') || message === undefined) return undefined;
  const encoding = written.exec(bare)?.[1]?.toLowerCase() ?? 'utf-8';
  if (!encodings.includes(encoding)) return undefined;
  return { format: message === 'camt.053' ? 'camt053' : 'camt054', encoding };
}

/** A statement (camt.053) or notification (camt.054) of ISO 20022. It is taken entry by entry and never kept whole. */
export function readCamt(bytes: Uint8Array, { format, encoding }: CamtKind): BankFile {
  const payments: BankPayment[] = [];
  let message = '';
  let account = '';
  let firstAccount = '';
  let entries = 0;
  const take = (element: Element, around: string): boolean => {
    const { name } = element;
    if (name === 'GrpHdr') message = textAt(element, 'MsgId');
    else if (around !== 'Stmt' && around !== 'Ntfctn') return false;
    else if (name === 'Acct') {
      account = accountOf(element);
      firstAccount ||= account;
    } else if (name === 'Ntry') {
      entries += 1;
      // One by one: a batch may hold more than fits into the arguments of a call.
      for (const paid of paymentsOfEntry(element, { account, message, at: entries })) {
        payments.push(paid);
      }
    }
    return true;
  };
  const { ears, outermost } = elementEars(['Ccy'], take);
  try {
    readXml(bytes, ears, limits, encoding);
  } catch (cause) {
    if (cause instanceof UnreadableXml) throw new RuleError('bank.cut');
    throw cause;
  }
  if (!outermost()) throw new RuleError('bank.cut');
  return {
    format,
    number: message === '' ? null : [firstAccount, message].filter((part) => part).join('/'),
    payments,
  };
}
