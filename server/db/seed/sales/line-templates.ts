import { dayOf } from '#contract/kit/time/zoned-time.ts';
import { calculated, vatCodeOf } from '#contract/money/document-lines.ts';
import type { Tx } from '../../open.ts';
import { insertNumbered, insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import { ratesOf } from '../rates-of.ts';
import type { DemoStocked } from '../stock/products.ts';

/** What a workshop adds to an order at once: names of products and how many of each. */
const templates: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Sesongskift: { 'Hjulskift med vask': 1, 'Avbalansering per hjul': 4 },
  'Oljeskift liten': { 'Oljeskift, arbeid': 1, Oljefilter: 1 },
  Omlegging: { 'Omlegging 4 dekk med ventiler': 1, 'Miljøgebyr per dekk': 4 },
};

/** The lines that each workshop keeps to be added together. */
export async function seedLineTemplates(
  tx: Tx,
  sites: readonly DemoSite[],
  products: readonly DemoStocked[],
  now: Date,
): Promise<void> {
  for (const site of sites.filter(({ kind }) => kind === 'workshop')) {
    const own = { chain_id: site.chainId, site_id: site.id };
    const day = dayOf(now.getTime(), site.timezone);
    const by = { includesVat: false, day, rates: await ratesOf(tx, site) };
    const vat_code = vatCodeOf(by.rates, 'standard', day);
    const known = new Map(
      products.filter((one) => one.chainId === site.chainId).map((one) => [one.name, one]),
    );
    const made = Object.entries(templates).map(([name, parts], nth) => {
      const lines = Object.entries(parts).map(([of, count], at) => {
        const { id, kind, price } = known.get(of)!;
        return {
          key: `00000000-0000-4000-8000-${String(site.id * 10_000 + nth * 100 + at).padStart(12, '0')}`,
          position: (at + 1) * 1000,
          kind: kind === 'work' ? 'work' : 'goods',
          product_id: id,
          description: of,
          quantity: count * 1000,
          unit_price: price * 100,
          discount_percent: null,
          vat_code,
        };
      });
      return { name, ...calculated(lines, by) };
    });
    const ids = await insertNumbered(
      tx,
      'line_templates',
      made.map(({ name, totals: { vat_rates: _, ...totals } }) => ({ ...own, name, ...totals })),
    );
    const lines = made.flatMap((one, at) =>
      one.lines.map((line) => ({ ...own, document_id: ids[at]!, ...line })),
    );
    await insertRows(
      tx,
      'line_template_lines',
      lines as unknown as Parameters<typeof insertRows<'line_template_lines'>>[2],
    );
    for (const [at, { totals }] of made.entries()) {
      await tx
        .updateTable('line_templates')
        .set({ vat_rates: JSON.stringify(totals.vat_rates) })
        .where('chain_id', '=', site.chainId)
        .where('id', '=', ids[at]!)
        .execute();
    }
  }
}
