/** A transaction of an entry; amounts in minor units, undefined where the bank does not say one. */
export interface WrittenTransaction {
  readonly key?: string;
  readonly amount?: number;
  readonly currency?: string;
  readonly way?: 'CRDT' | 'DBIT';
  readonly references?: readonly { readonly reference: string; readonly amount: number | null }[];
  readonly text?: string;
  readonly payer?: { readonly name: string; readonly account: string };
}

/** An entry as a bank would write it. */
export interface WrittenEntry {
  readonly amount: number;
  readonly day?: string;
  readonly way?: 'CRDT' | 'DBIT';
  readonly isReversal?: boolean;
  readonly state?: string;
  readonly key?: string;
  readonly announced?: number;
  readonly transactions?: readonly WrittenTransaction[];
}

/** Which message is written. */
export interface WrittenMessage {
  readonly kind: '053' | '054';
  readonly version: '02' | '08';
  readonly currency?: string;
}

/** A statement or notification with entries of one account. */
export function writeCamt(entries: readonly WrittenEntry[], message: WrittenMessage): string {
  const { kind, version } = message;
  const [outer, inner] =
    kind === '053'
      ? (['BkToCstmrStmt', 'Stmt'] as const)
      : (['BkToCstmrDbtCdtNtfctn', 'Ntfctn'] as const);
  const account = tag('Acct', tag('Id', tag('Othr', tag('Id', '15032080119'))));
  const written = entries.map((entry) => entryXml(entry, message)).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${kind}.001.${version}">${tag(
    outer,
    `${tag('GrpHdr', tag('MsgId', 'M-1'))}${tag(inner, `${tag('Id', 'S-1')}${account}\n${written}\n`)}`,
  )}</Document>\n`;
}

const tag = (name: string, inside: string): string => `<${name}>${inside}</${name}>`;

const optional = (name: string, text: string | undefined): string =>
  text === undefined || text === '' ? '' : tag(name, escaped(text));

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const money = (minor: number, currency: string, name = 'Amt') =>
  `<${name} Ccy="${currency}">${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}</${name}>`;

function entryXml(entry: WrittenEntry, { version, currency = 'NOK' }: WrittenMessage): string {
  const { amount, day = '2026-11-23', way = 'CRDT', isReversal, state = 'BOOK' } = entry;
  const details = (entry.transactions ?? []).map((one) => transactionXml(one, version, currency));
  const batch =
    entry.announced === undefined ? '' : tag('Btch', tag('NbOfTxs', String(entry.announced)));
  return tag(
    'Ntry',
    [
      money(amount, currency),
      tag('CdtDbtInd', way),
      isReversal ? tag('RvslInd', 'true') : '',
      tag('Sts', version === '02' ? state : tag('Cd', state)),
      tag('BookgDt', tag('Dt', day)),
      optional('AcctSvcrRef', entry.key),
      details.length + batch.length === 0 ? '' : tag('NtryDtls', batch + details.join('')),
    ].join(''),
  );
}

function transactionXml(one: WrittenTransaction, version: '02' | '08', ofEntry: string): string {
  const { amount, currency = ofEntry, way, references = [], payer } = one;
  const said = amount === undefined ? '' : money(amount, currency);
  const name = optional('Nm', payer?.name);
  const account = optional('Id', payer?.account);
  const structured = references.map((of) =>
    tag(
      'Strd',
      (of.amount === null ? '' : tag('RfrdDocAmt', partXml(of.amount, ofEntry))) +
        tag('CdtrRefInf', tag('Ref', escaped(of.reference))),
    ),
  );
  return tag(
    'TxDtls',
    [
      one.key ? tag('Refs', tag('AcctSvcrRef', one.key)) : '',
      version === '08' || said === '' ? said : tag('AmtDtls', tag('TxAmt', said)),
      optional('CdtDbtInd', version === '08' ? way : undefined),
      tag(
        'RltdPties',
        (name && tag('Dbtr', version === '02' ? name : tag('Pty', name))) +
          (account && tag('DbtrAcct', tag('Id', tag('Othr', account)))),
      ),
      tag('RmtInf', optional('Ustrd', one.text) + structured.join('')),
    ].join(''),
  );
}

const partXml = (amount: number, currency: string) =>
  amount < 0 ? money(-amount, currency, 'CdtNoteAmt') : money(amount, currency, 'RmtdAmt');
