import { expect, test } from 'vitest';
import { fc } from '#tests/support/random/fast-check.ts';
import { returnedLines, type SoldLine } from './returned-lines.ts';

const tyre: SoldLine = {
  position: 3,
  description: 'Tyre',
  article: '1001',
  group: '04003',
  quantity: 4000,
  gross: 4999_99,
  net: 3999_99,
  vat: 1000_00,
  vat_code: '3',
  vat_rate: 25_00,
  discount: 100_00,
  returned: { quantity: 0, gross: 0, net: 0, vat: 0 },
};

test('what comes back is paid back as it was paid, below zero', () => {
  expect(returnedLines([tyre], [{ position: 3, quantity: 4000 }])).toMatchObject([
    {
      position: 0,
      article: '1001',
      quantity: -4000,
      gross: -4999_99,
      net: -3999_99,
      vat: -1000_00,
    },
  ]);
});

test('no more comes back than was sold, and nothing that was not', () => {
  const back = { quantity: 3000, gross: 3749_99, net: 2999_99, vat: 750_00 };
  const of = (position: number, quantity: number) => () =>
    returnedLines([{ ...tyre, returned: back }], [{ position, quantity }]);
  expect(of(3, 1001)).toThrow('common.more_than_left');
  expect(of(3, -1000)).toThrow('common.more_than_left');
  expect(of(2, 1000)).toThrow('cash-registers.no_such_line');
  expect(of(3, 1000)()).toMatchObject([{ gross: -1250_00, net: -1000_00, vat: -250_00 }]);
  const twice = [1000, 1000].map((quantity) => ({ position: 3, quantity }));
  expect(() => returnedLines([tyre], twice)).toThrow('cash-registers.no_such_line');
});

test('in however many parts it comes back, all of it together is what was paid', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4000 }), { maxLength: 6 }), (parts) => {
      let { returned } = tyre;
      for (const part of [...parts, 4000]) {
        const quantity = Math.min(part, tyre.quantity - returned.quantity);
        if (quantity === 0) continue;
        const [line] = returnedLines([{ ...tyre, returned }], [{ position: 3, quantity }]);
        expect(line!.gross).toBe(line!.net + line!.vat);
        returned = {
          quantity: returned.quantity - line!.quantity,
          gross: returned.gross - line!.gross,
          net: returned.net - line!.net,
          vat: returned.vat - line!.vat,
        };
      }
      expect(returned).toEqual({ quantity: 4000, gross: 4999_99, net: 3999_99, vat: 1000_00 });
    }),
  );
});
