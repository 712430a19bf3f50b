import { xmlReader } from '../../../kit/xml/read-xml.ts';
import type { saftFaults } from '../journal/faults.ts';
import { openTransaction, type SaftTransaction } from './saft-transaction.ts';

/** Something that is wrong with a file: at which transaction, or what is named and not there. */
export interface SaftFault {
  readonly fault: (typeof saftFaults)[number];
  readonly nr: number;
  readonly about: string;
}

// Which list an element names something of, where that is not the file's own list of codes.
const lists: Readonly<Record<string, string>> = {
  eventType: 'basic 13',
  transType: 'basic 11',
  lineType: 'basic 05',
  paymentType: 'basic 12',
  artGroupID: 'basic 04',
  artID: 'article',
  empID: 'employee',
  vatCode: 'vatCodeDetail',
};

// Only a part of it is held at once, so that it may be long.
const limits = { depth: 20, elements: Infinity, silence: 1_000_000 };

/**
 * What is wrong with a file of SAF-T Cash Register, in parts as it is written: the schema does not look
 * for what is named in it, nor adds anything up. Numbers of transactions leave none out, from whichever
 * the period begins with. Throws `UnreadableXml` for what is no XML.
 */
export function saftFaultsOf(parts: Iterable<string>): SaftFault[] {
  const path: string[] = [];
  const known = new Set<string>();
  const named = new Map<string, string>();
  const faults: SaftFault[] = [];
  let text = '';
  let basicType = '';
  let last: number | null = null;
  let transaction: SaftTransaction | null = null;
  const reader = xmlReader(
    {
      open(name) {
        path.push(name);
        text = '';
        if (name === 'cashregister') last = null;
        if (name === 'cashtransaction') transaction = openTransaction();
      },
      text: (more) => void (text += more),
      close(name) {
        path.pop();
        const within = path.at(-1) ?? '';
        if (name === 'basicType') basicType = text;
        if (name === 'basicID') known.add(`basic ${basicType} ${text}`);
        else if (within === lists[name]) known.add(`${within} ${text}`);
        else if (lists[name] !== undefined && text !== '') {
          named.set(`${lists[name]} ${text}`, `${name} ${text}`);
        }
        transaction?.take(within, name, text);
        if (name === 'cashtransaction' && transaction) {
          const { nr } = transaction;
          if (last !== null && nr !== last + 1) {
            faults.push({ fault: 'saft_gap', nr: last + 1, about: '' });
          }
          last = nr;
          if (!transaction.addsUp()) faults.push({ fault: 'saft_differs', nr, about: '' });
          transaction = null;
        }
        text = '';
      },
    },
    limits,
  );
  for (const part of parts) reader.write(part);
  reader.end();
  const unknown = [...named].filter(([key]) => !known.has(key));
  return [
    ...faults,
    ...unknown.map(([, about]) => ({ fault: 'saft_unknown' as const, nr: 0, about })),
  ];
}
