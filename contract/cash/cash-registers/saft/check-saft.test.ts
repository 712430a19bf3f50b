import { expect, test } from 'vitest';
import { saftFaultsOf } from './check-saft.ts';

const basic = (type: string, id: string) =>
  `<basic><basicType>${type}</basicType><basicID>${id}</basicID></basic>`;

const sale = (nr: number) => `<cashtransaction><nr>${nr}</nr><transType>sale</transType>
  <transAmntIn>125.00</transAmntIn><transAmntEx>100.00</transAmntEx><empID>7</empID>
  <ctLine><nr>${nr}</nr><lineID>1</lineID><lineType>SAL</lineType><artGroupID>goods</artGroupID>
    <artID>1001</artID><lineAmntIn>125.00</lineAmntIn><lineAmntEx>100.00</lineAmntEx>
    <vat><vatCode>3</vatCode><vatAmnt>25.00</vatAmnt></vat></ctLine>
  <vat><vatCode>3</vatCode><vatAmnt>25.00</vatAmnt></vat>
  <rounding><roundingAmnt>0.00</roundingAmnt></rounding>
  <payment><paymentType>Kort</paymentType><paidAmnt>125.00</paidAmnt></payment></cashtransaction>`;

const float = (nr: number) => `<cashtransaction><nr>${nr}</nr><transType>sale</transType>
  <transAmntIn>1000.00</transAmntIn><transAmntEx>1000.00</transAmntEx></cashtransaction>`;

/** A file of two registers; the first begins with its fourth transaction. */
const file = `<auditfile xmlns="urn:x"><company>
  <vatCodeDetails><vatCodeDetail><vatCode>3</vatCode></vatCodeDetail></vatCodeDetails>
  <employees><employee><empID>7</empID></employee></employees>
  <articles><article><artID>1001</artID><artGroupID>goods</artGroupID></article></articles>
  <basics>${basic('04', 'goods')}${basic('05', 'SAL')}${basic('11', 'sale')}${basic('12', 'Kort')}
    ${basic('13', 'sales_receipt')}</basics>
  <location><cashregister><registerID>1</registerID>
    <event><eventID>9</eventID><eventType>sales_receipt</eventType><empID>7</empID></event>
    ${float(4)}${sale(5)}${sale(6)}</cashregister>
  <cashregister><registerID>2</registerID>${sale(1)}</cashregister></location>
</company></auditfile>`;

/** In parts that end anywhere. */
const inParts = (text: string): string[] => text.match(/[^]{1,37}/g) ?? [];
const at = (text: string): string[] =>
  saftFaultsOf(inParts(text)).map(({ fault, nr, about }) => `${fault} ${nr} ${about}`.trim());

test('a file that names what it has and adds up has no fault', () => {
  expect(at(file)).toEqual([]);
});

test.each([
  ['an event of no list', '<eventType>sales_receipt<', '<eventType>copy<', 'eventType copy'],
  ['a code of another list', '<paymentType>Kort<', '<paymentType>SAL<', 'paymentType SAL'],
  ['an article that is nowhere', '<artID>1001</artID><l', '<artID>2</artID><l', 'artID 2'],
  ['somebody who is nowhere', '<empID>7</empID></event>', '<empID>8</empID></event>', 'empID 8'],
  ['a VAT code that is nowhere', '<vat><vatCode>3<', '<vat><vatCode>5<', 'vatCode 5'],
])('%s is found', (_, from, to, about) => {
  expect(at(file.replaceAll(/>\s+</g, '><').replace(from, to))).toEqual([
    `saft_unknown 0 ${about}`,
  ]);
});

test.each([
  ['a line', 'lineAmntIn>125', 'lineAmntIn>124'],
  ['a line without VAT', 'lineAmntEx>100', 'lineAmntEx>99'],
  ['its VAT', '</ctLine>\n  <vat><vatCode>3</vatCode><vatAmnt>25', '</ctLine><vat><vatAmnt>24'],
  ['its rounding', 'roundingAmnt>0.00', 'roundingAmnt>0.40'],
  ['what was paid', 'paidAmnt>125', 'paidAmnt>1'],
])('a sale is not what %s says', (_, from, to) => {
  expect(at(file.replace(from, to))).toEqual(['saft_differs 5']);
});

test('a transaction that is left out is found, also where numbers do not begin at 1', () => {
  expect(at(file.replace(sale(5), ''))).toEqual(['saft_gap 5']);
});
