import { expect, test } from 'vitest';
import { matchedProductCalls } from '#contract/stock/products/matched-products.ts';
import { products } from '#contract/stock/products/products.ts';
import { stockKeeper } from '#tests/support/factories/stock/stock-keeper.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

test('many texts are answered at once with what each alone means', async () => {
  const { me, call, product, as } = await stockKeeper(server);
  const hakka = await product({
    name: 'Hakka 10',
    number: '8801',
    ean: '4019238817423',
    size: '205/55R16',
    price: 1290_00,
  });
  const longer = await product({ name: 'Hakka 10 SUV', number: '2055516' });
  const gone = await product({ name: 'Old one', number: '77' });
  await call(products.calls.archive, { params: { id: gone }, body: { version: 1 } });
  const texts = [
    '8801',
    ' 4019238817423 ',
    'Hakka 10',
    'hakka',
    'suv',
    '2055516',
    '77',
    '',
    '8801',
  ];
  const { data } = (await call(matchedProductCalls.matched, { body: { texts } })).body;
  expect(data.found.map(({ id, several }) => (several ? 'several' : id))).toEqual([
    hakka,
    hakka,
    hakka,
    'several',
    longer,
    longer,
    null,
    null,
    hakka,
  ]);
  expect(data.rows).toContainEqual({
    id: hakka,
    kind: 'tyre',
    name: 'Hakka 10',
    price: 1290_00,
    vat: 'standard',
  });
  expect(data.rows).toHaveLength(2);
  // Nothing of another chain is meant.
  const other = await stockKeeper(server);
  const input = { body: { texts: ['8801'] } };
  const found = await server.call(matchedProductCalls.matched, input, other.me);
  expect(found.body.data).toEqual({ found: [{ id: null, several: false }], rows: [] });
  expect((await server.call(matchedProductCalls.matched, input, await as('mechanic'))).status).toBe(
    200,
  );
  expect(me.site.chain_id).not.toBe(other.me.site.chain_id);
});
