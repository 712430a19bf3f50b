import { expect, test } from 'vitest';
import type { RowOf } from '#contract/kit/row.ts';
import { autoProducts } from '#contract/sales/auto-products/auto-products.ts';
import { lineTemplates } from '#contract/sales/line-templates.ts';
import { orders } from '#contract/sales/orders.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { workshop } from '#tests/support/factories/orders/workshop.ts';
import { testServer, type Sender } from '#tests/support/server.ts';

type Order = RowOf<typeof orders>;
const server = await testServer();

/** A workshop that sells a tyre for 1,000; an order and a template whose lines cost what they say; and somebody who may not see prices. */
async function shopOf() {
  const shop = await workshop(server);
  const { me, as } = shop;
  const tyre = await shop.product({ name: 'Hakka 10', price: 1000_00 });
  const lineOf = (more: object) => shop.lineOf({ product_id: tyre, ...more });
  const customer_id = (await makeCustomer(server.db, { chain_id: me.site.chain_id })).id;
  const mechanic = await as('mechanic');
  const inputOf = (id: number, body: object) => ({ params: { id }, body: body as never });
  const text = lineOf({ product_id: null, description: 'Rust', unit_price: 123_00_00 });
  const dear = lineOf({ description: 'Dear tyre', unit_price: 1111_00_00, discount_percent: 5_00 });
  const add = async (body: object = {}): Promise<Order> => {
    const put = [text, dear].map((line, at) => ({ ...line, position: at }));
    const input = { lines: { put }, ...body } as never;
    return (await server.call(orders.calls.add, { body: input }, me)).body.data;
  };
  const save = async (id: number, body: object, by: Sender = mechanic): Promise<Order> => {
    const { version } = (await server.call(orders.calls.one, { params: { id } }, me)).body.data;
    const answer = await server.call(orders.calls.save, inputOf(id, { version, ...body }), by);
    expect(answer.body.error?.code).toBeUndefined();
    return answer.body.data;
  };
  const template = (
    await server.call(
      lineTemplates.calls.add,
      { body: { name: 'Swap', lines: { put: [text, dear] } } },
      me,
    )
  ).body.data;
  /** What the lines of a document cost, as who is told sees it. */
  const prices = async (id: number, of: typeof orders | typeof lineTemplates = orders) => {
    const row = (await server.call(of.calls.one, { params: { id } }, me)).body.data;
    return row.lines.map(
      (line) =>
        `${line['description']} ${line.unit_price / 100_00} -${(line.discount_percent ?? 0) / 100}`,
    );
  };
  /** A line as it is sent by who may not see prices. */
  const unseen = (more: object) => {
    const {
      unit_price: _,
      discount_percent: _other,
      ...line
    } = {
      discount_percent: null,
      ...lineOf({ quantity: 1000, position: 5, ...more }),
    };
    return line;
  };
  return {
    ...shop,
    mechanic,
    inputOf,
    text,
    dear,
    add,
    save,
    template,
    prices,
    unseen,
    customer_id,
  };
}

test('nobody who may not see prices overwrites one, and what they add costs what it should', async () => {
  const shop = await shopOf();
  const { me, mechanic, inputOf, text, dear, add, save, template, prices, unseen } = shop;
  const like = (key: string) => ({ id: template.id, key });
  const seen = ['Rust 123 -0', 'Dear tyre 1111 -5'];
  const priceOf = async (more: object, of: object = {}): Promise<string | undefined> => {
    const { id } = await add({ lines: { put: [] }, ...of });
    await save(id, { lines: { put: [unseen({ description: 'New', ...more })] } });
    return (await prices(id))[0];
  };
  const other = await shop.product({ name: 'Nokian', price: 700_00 });
  const rule = { name: 'Fee', product_id: other, price: 55_00, mode: 'self', quantity: 1000 };
  const made = await server.call(autoProducts.calls.add, { body: rule as never }, me);
  const added_by = { from: [], hand: false, name: 'Fee', rule: made.body.data.id, quantity: 1000 };

  const table: Record<string, () => Promise<readonly (string | undefined)[]>> = {
    'a text of their own': async () => [await priceOf({ product_id: null })],
    'a product': async () => [await priceOf({})],
    'a text of a template': async () => [
      await priceOf({ product_id: null, like: like(text.key) }),
      await priceOf({ product_id: null, like: like(text.key) }, { prices_include_vat: true }),
    ],
    'a product of a template': async () => [await priceOf({ like: like(dear.key) })],
    'what a rule adds': async () => [
      await priceOf({ product_id: other, added_by }),
      // Said to be a rule's, and not what that sells.
      await priceOf({ added_by }),
    ],
    'a line of which there are more now': async () => {
      const { id } = await add();
      const line = unseen({ ...dear, quantity: 9000, position: 1 });
      await save(id, { lines: { put: [line] } });
      return prices(id);
    },
    'another tyre in the place of one, and that back': async () => {
      const { id } = await add();
      const line = unseen({ ...dear, position: 1 });
      await save(id, { lines: { put: [{ ...line, product_id: other }] } });
      const replaced = await prices(id);
      await save(id, { lines: { put: [line] } });
      return [...replaced, ...(await prices(id))];
    },
    'another VAT, and nothing in the place of a tyre': async () => {
      const { id } = await add();
      const line = unseen({ ...dear, position: 1 });
      await save(id, { lines: { put: [{ ...line, vat_code: '31' }] } });
      const { body } = await server.call(orders.calls.one, { params: { id } }, me);
      const code = body.data.lines.find(({ key }) => key === dear.key)?.vat_code;
      const { version } = body.data;
      const lines = { put: [{ ...line, product_id: null }] };
      const refused = await server.call(
        orders.calls.save,
        inputOf(id, { version, lines }),
        mechanic,
      );
      return [code, refused.body.error?.code, ...(await prices(id))];
    },
    'a line taken out, and put back': async () => {
      const { id } = await add();
      await save(id, { lines: { remove: [text.key] } });
      const { unit_price: _, ...line } = text;
      await save(id, { lines: { put: [line] } });
      return prices(id);
    },
    'a copy': async () => {
      const { id } = await add();
      const copy = await server.call(orders.calls.copy, { params: { id } }, mechanic);
      return prices(copy.body.data.id);
    },
    'lines kept as a template': async () => {
      const { id } = await add();
      const put = [text, dear].map((line, position) => {
        return {
          ...unseen({ ...line, position }),
          key: crypto.randomUUID(),
          like: { id, key: line.key },
        };
      });
      const body = { name: `Kept ${id}`, lines: { put } } as never;
      const kept = await server.call(lineTemplates.calls.add, { body }, mechanic);
      return prices(kept.body.data.id, lineTemplates);
    },
    'split, and merged': async () => {
      const { id, version } = await add({ reference: 'Both', customer_id: shop.customer_id });
      const cut = inputOf(id, { version, lines: [{ key: dear.key, quantity: 1000 }] });
      const off = (await server.call(orders.calls.split, cut, mechanic)).body.data;
      const parts = [...(await prices(id)), ...(await prices(off.id))];
      const others = [{ id: off.id, version: off.version }];
      await server.call(orders.calls.merge, inputOf(id, { version: 2, others }), mechanic);
      return [...parts, ...(await prices(id))];
    },
  };
  const found = Object.fromEntries(
    await Promise.all(Object.entries(table).map(async ([what, run]) => [what, await run()])),
  );
  expect(found).toEqual({
    'a text of their own': ['New 0 -0'],
    'a product': ['New 1000 -0'],
    'a text of a template': ['New 123 -0', 'New 153.75 -0'],
    'a product of a template': ['New 1000 -5'],
    'what a rule adds': ['New 55 -0', 'New 1000 -0'],
    'a line of which there are more now': ['Rust 123 -0', 'Dear tyre 1111 -5'],
    'another tyre in the place of one, and that back': [
      'Rust 123 -0',
      'Nokian 700 -0',
      'Rust 123 -0',
      'Dear tyre 1111 -5',
    ],
    'another VAT, and nothing in the place of a tyre': ['3', 'common.no_right', ...seen],
    'a line taken out, and put back': seen,
    'a copy': seen,
    'lines kept as a template': ['Rust 123 -0', 'Dear tyre 1000 -5'],
    'split, and merged': [...seen, 'Dear tyre 1111 -5', ...seen, 'Dear tyre 1111 -5'],
  });
});
