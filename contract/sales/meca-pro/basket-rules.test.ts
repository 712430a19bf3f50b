import { expect, test } from 'vitest';
import { comparedWith, hoursOf, type Wanted } from './basket-rules.ts';

const pads: Wanted = {
  ref: '1',
  key: 'a',
  product_id: null,
  description: 'Pads',
  kind: 'goods',
  quantity: 1000,
  unit_price: 500_00_00,
};
const onOrder = { key: 'a', product_id: null, quantity: 1000, unit_price: 500_00_00 };

test('what is on the order as the basket has it is there, and what is not is new', () => {
  expect(comparedWith([pads], [])).toEqual([{ ref: '1', standing: 'new', now: null }]);
  expect(comparedWith([pads], [onOrder])[0]).toMatchObject({ standing: 'there' });
});

test('another price or quantity than the basket’s is shown beside it', () => {
  const cheaper = { ...onOrder, unit_price: 450_00_00 };
  expect(comparedWith([pads], [cheaper])[0]).toEqual({
    ref: '1',
    standing: 'changed',
    now: { quantity: 1000, unit_price: 450_00_00 },
  });
  expect(comparedWith([{ ...pads, quantity: 2000 }], [onOrder])[0]?.standing).toBe('changed');
});

test('a product that somebody wrote on the order by hand is not taken for new', () => {
  const product = { ...pads, product_id: 7 };
  const byHand = { ...onOrder, key: 'b', product_id: 7 };
  expect(comparedWith([product], [byHand])[0]?.standing).toBe('otherwise');
  // A line that came from the basket is nobody else's, though both are about one product.
  const other = { ...product, ref: '2', key: 'c' };
  expect(comparedWith([product, other], [{ ...byHand, key: 'a' }])).toMatchObject([
    { standing: 'there' },
    { standing: 'new' },
  ]);
});

test('minutes of work are hours on the order', () => {
  expect([hoursOf(90), hoursOf(20), hoursOf(1)]).toEqual([1500, 333, 17]);
});
