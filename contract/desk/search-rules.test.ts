import { fc } from '#tests/support/random/fast-check.ts';
import { expect, test } from 'vitest';
import { longestSearch, searchHints, understand } from './search-rules.ts';

test.each([
  ['c:EL1', 'plate_part', 'EL1'],
  ['i: 99-A', 'external_customer', '99-A'],
  ['o:12', 'order', '12'],
  ['O: 12', 'order', '12'],
  ['so:PO-77', 'supplier_order', 'PO-77'],
  ['b:AB12', 'booking_ticket', 'AB12'],
  ['f:881', 'tyre_hotel', '881'],
  ['p:5', 'product', '5'],
  ['m:5', 'move', '5'],
  ['op:4019238000000', 'article', '4019238000000'],
  ['a:20261', 'invoice', '20261'],
  ['e:F-1', 'external_invoice', 'F-1'],
] as const)('%s asks for %s %s', (typed, kind, text) => {
  expect(understand(typed)).toMatchObject({ kind, text, problem: null });
});

test('a position and a receipt have two parts, around the first dot', () => {
  expect(understand('pos:A.03-2')).toMatchObject({ kind: 'position', parts: ['A', '03-2'] });
  expect(understand('r:2.1044')).toMatchObject({ kind: 'receipt', parts: ['2', '1044'] });
  for (const typed of ['pos:A', 'pos:.3', 'r:2.', 'r:.']) {
    expect(understand(typed).problem).toBe('two_parts');
  }
});

test.each([
  ['TH:4711', 'f:4711'],
  ['tw:4711:fl', 'f:4711'],
  ['https://wheels.example/w/abc#TW:4711:FL', 'f:4711'],
  ['LO:12:A.03-2', 'pos:12:A.03-2'],
  ['LO:A-12', 'pos:A-12'],
  ['MV:5', 'm:5'],
  ['OR:12', 'o:12'],
  ['BK:AB12', 'b:AB12'],
])('the code %s of a label is searched for as %s', (code, search) => {
  expect(understand(code)).toEqual(understand(search));
  expect(understand(code).problem).toBeNull();
});

test('the label of another chain finds nothing here, and the search says why', () => {
  expect(understand('th13:4711').problem).toBe('other_chain');
});

test('without a prefix a plate is tried first, then the name or e-mail, then the number', () => {
  expect(understand('el 123-45')).toMatchObject({
    kind: 'any',
    guesses: ['plate', 'customer_name'],
  });
  expect(understand('Kari Nilsen').guesses).toEqual(['customer_name']);
  expect(understand('kari@example.no').guesses).toEqual(['customer_email']);
  expect(understand('1024').guesses).toEqual(['plate', 'customer_number']);
});

test('a prefix that is none of ours is part of what is looked for', () => {
  expect(understand('x:12')).toMatchObject({ kind: 'any', prefix: null, text: 'x:12' });
  expect(understand('constructor:1')).toMatchObject({ kind: 'any', prefix: null });
  expect(understand('__proto__').kind).toBe('any');
});

test('an order that is not digits, nothing at all and too much of it are each said so', () => {
  expect(understand('o:abc').problem).toBe('digits');
  expect(understand(`o:${'9'.repeat(16)}`).problem).toBe('digits');
  expect(understand('  ').problem).toBe('empty');
  expect(understand('o:').problem).toBe('empty');
  expect(understand('x'.repeat(longestSearch + 1)).problem).toBe('too_long');
});

test('whatever is typed is understood without controls, and twice the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      const once = understand(typed);
      expect(once.text).not.toMatch(/[\p{Cc}\ufffd]|^\s|\s$/u);
      expect(once.text.isWellFormed()).toBe(true);
      expect(understand(`${once.prefix ?? ''}${once.text}`)).toEqual(once);
    }),
    { numRuns: 2000 },
  );
});

test('every prefix that is offered is one that is understood', () => {
  const offered = searchHints.filter(({ example }) => example.endsWith(':'));
  for (const { example, finds } of offered) expect(understand(`${example}1`).kind).toBe(finds);
  expect(searchHints).toHaveLength(16);
});

test('a telephone number is understood in every usual writing', () => {
  for (const typed of ['99 88 77 66', '+47 998 87 766', '(+47) 99887766', '0047-99887766'])
    expect(understand(typed).guesses).toContain('customer_phone');
  for (const typed of ['1024', 'EL 12345', '205/55R16', '+47'])
    expect(understand(typed).guesses).not.toContain('customer_phone');
});

test('signs that nobody sees do not part what was typed', () => {
  expect(understand('Ka\u200Bri\u00A0Nilsen').text).toBe('Kari Nilsen');
  expect(understand('\u202Ac: EL\u00AD12').kind).toBe('plate_part');
});
