import type { Tx } from '../../open.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import type { DemoStocked } from '../stock/products.ts';

const words = {
  NO: {
    fee: 'Miljøgebyr',
    balancing: 'Avbalansering',
    valves: 'Ventiler',
    ask: 'Legge til ventiler?',
    tpms: 'Service på trykksensorer',
    askTpms: 'Legge til servicesett for trykksensorene?',
  },
  SE: {
    fee: 'Återvinningsavgift',
    balancing: 'Balansering',
    valves: 'Ventiler',
    ask: 'Lägga till ventiler?',
    tpms: 'Service på trycksensorer',
    askTpms: 'Lägga till servicesatser för trycksensorerna?',
  },
} as const;

/** What each chain has added to its orders by rule: for tyres the fee that the law asks, balancing, and valves or what their sensors need where somebody says yes. */
export async function seedAutoProducts(
  tx: Tx,
  sites: readonly DemoSite[],
  products: readonly DemoStocked[],
): Promise<void> {
  const chains = new Map(sites.map((site) => [site.chainId, site]));
  for (const { chainId: chain_id, country } of chains.values()) {
    const names = words[country];
    const idOf = (name: string) =>
      products.find((one) => one.chainId === chain_id && one.name === name)!.id;
    // It holds balancing and valves.
    const held = idOf('Omlegging 4 dekk med ventiler');
    // Each row names every column that any of them has.
    const common = {
      chain_id,
      kind: 'tyre',
      per: 'piece',
      must_stay: false,
      priority: 0,
      valid_from: null,
      unless_product_id: null,
      mode: 'self',
      question: '',
      sensors: '',
    };
    await insertRows(tx, 'auto_products', [
      {
        ...common,
        name: names.fee,
        product_id: idOf('Miljøgebyr per dekk'),
        must_stay: true,
        priority: 50,
        valid_from: '2026-01-01',
      },
      {
        ...common,
        name: names.balancing,
        product_id: idOf('Avbalansering per hjul'),
        unless_product_id: held,
        priority: 20,
      },
      {
        ...common,
        name: names.valves,
        product_id: idOf('Gummiventil TR414'),
        unless_product_id: held,
        mode: 'ask',
        question: names.ask,
        sensors: 'without',
      },
      {
        ...common,
        name: names.tpms,
        product_id: idOf('TPMS-servicesett'),
        mode: 'ask',
        question: names.askTpms,
        sensors: 'with',
        priority: 10,
      },
    ]);
  }
}
