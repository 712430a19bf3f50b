import type { ProductKind } from '#contract/stock/products/product-kinds.ts';
import { eanOf } from './ean-of.ts';

/** A product of the demo, before it has a number. Prices in minor units, without VAT. */
export interface DemoProduct {
  readonly kind: ProductKind;
  readonly type: string;
  readonly name: string;
  readonly brand?: string;
  readonly pattern?: string;
  readonly season?: string;
  readonly size?: string;
  readonly ean?: string;
  readonly price: number;
  readonly minutes?: number;
  readonly unit?: string;
  readonly bolt?: string;
  readonly material?: string;
  /** What a package holds, by name: how many of each. */
  readonly holds?: Readonly<Record<string, number>>;
}

const kr = 100;

/** Nobody's brands. */
export const demoBrands = [
  ['Nordgrep', 'premium'],
  ['Kontura', 'premium'],
  ['Silvana', 'quality'],
  ['Trekant', 'budget'],
  ['Rimaro', 'quality'],
  ['Verkmax', ''],
] as const;

/** What suppliers and people write for them. */
export const demoAliases = [
  ['NGREP', 'Nordgrep', ''],
  ['Nord-grep', 'Nordgrep', ''],
  ['KNTR', 'Kontura', ''],
  ['Ktr EcoDrive', 'Kontura', 'EcoDrive 5'],
  ['3kant', 'Trekant', ''],
] as const;

// What a 205/55 R16 costs in the shop; others by their size.
const treads = [
  ['Nordgrep', 'Sommar 3', 'summer', 1290],
  ['Kontura', 'EcoDrive 5', 'summer', 1190],
  ['Silvana', 'Tour', 'summer', 890],
  ['Trekant', 'S1', 'summer', 640],
  ['Nordgrep', 'Isgrep 9', 'studded', 1490],
  ['Silvana', 'Nordic Stud', 'studded', 1090],
  ['Nordgrep', 'Vinter R2', 'friction', 1450],
  ['Kontura', 'SnowLine 8', 'friction', 1390],
  ['Trekant', 'W2', 'friction', 740],
  ['Silvana', 'AllYear', 'all_season', 1050],
] as const;
const sizes = [
  ['185/65 R15 92T XL', 0.72],
  ['195/65 R15 95T XL', 0.78],
  ['205/55 R16 94V XL', 1],
  ['205/60 R16 96H XL', 1.08],
  ['215/55 R17 98W XL', 1.34],
  ['225/45 R17 94Y XL', 1.3],
  ['225/40 R18 92Y XL', 1.42],
  ['235/45 R18 98W XL', 1.56],
  ['255/45 R19 104W XL', 1.98],
  ['195/70 R15 C 104/102R', 1.04],
] as const;

const tyres: DemoProduct[] = treads.flatMap(([brand, pattern, season, price], nth) =>
  sizes.map(([size, factor], at) => ({
    kind: 'tyre',
    type: season === 'summer' ? 'summer' : season === 'all_season' ? 'all_season' : 'winter',
    name: `${brand} ${pattern} ${size}`,
    brand,
    pattern,
    season,
    size,
    ean: eanOf(1000 + nth * 20 + at),
    price: Math.round((price * factor) / 10) * 10 * kr,
  })),
);

const wheels = [
  ['Fjord 5', 'alu', '5x112', 1690],
  ['Skår 10', 'alu', '5x114,3', 1790],
  ['Basis', 'steel', '5x108', 690],
] as const;
const rimSizes = ['6x15 ET40', '6.5x16 ET45', '7x17 ET45', '7.5x18 ET45'] as const;

const rims: DemoProduct[] = wheels.flatMap(([model, material, bolt, price], nth) =>
  rimSizes.slice(0, material === 'steel' ? 2 : 4).map((size, at) => ({
    kind: 'rim',
    type: 'rims',
    name: `Rimaro ${model} ${size} ${bolt}`,
    brand: 'Rimaro',
    size,
    material,
    bolt,
    ean: eanOf(3000 + nth * 10 + at),
    price: (price + at * 250) * kr,
  })),
);

const parts: DemoProduct[] = (
  [
    ['Gummiventil TR414', 29],
    ['Metallventil TR48E', 79],
    ['TPMS-sensor universal', 549],
    ['TPMS-servicesett', 69],
    ['Lodd, lim 5 g x 12', 19],
    ['Hjulbolt M12x1,5', 35],
    ['Hjulmutter M14x1,5', 39],
    ['Låsebolter, sett', 449],
    ['Senterring 72,6–66,6', 45],
    ['Viskerblad 600 mm', 189],
    ['Viskerblad 450 mm', 159],
    ['Bremseklosser foran', 749],
    ['Bremseskive 300 mm', 690],
    ['Bremsevæske DOT 4 1 l', 149],
    ['Oljefilter', 139],
    ['Kupéfilter', 249],
    ['Lyspære H7', 89],
    ['Batteri 70 Ah', 1590],
    ['Dekkpose', 12],
    ['Reparasjonsplugg', 25],
  ] as const
).map(([name, price], at) => ({
  kind: 'part',
  type: 'parts',
  name,
  brand: 'Verkmax',
  ean: eanOf(5000 + at),
  price: price * kr,
}));

const work: DemoProduct[] = (
  [
    ['Hjulskift fra dekkhotell', 20, 499],
    ['Hjulskift, egne hjul', 20, 449],
    ['Omlegging 4 dekk til 18″', 60, 1290],
    ['Omlegging 4 dekk fra 19″', 75, 1590],
    ['Omlegging runflat, 4 dekk', 90, 1890],
    ['Avbalansering per hjul', 5, 89],
    ['Punktering', 30, 399],
    ['Firehjulskontroll', 60, 1490],
    ['TPMS-service per hjul', 10, 99],
    ['Hjulvask, 4 hjul', 10, 199],
    ['Bremseklosser foran, arbeid', 60, 990],
    ['Oljeskift, arbeid', 30, 690],
    ['Miljøgebyr per dekk', 0, 18],
  ] as const
).map(([name, minutes, price]) => ({
  kind: 'work',
  type: 'work',
  name,
  minutes,
  price: price * kr,
}));

const packages: DemoProduct[] = [
  {
    kind: 'package',
    type: 'packages',
    name: 'Omlegging 4 dekk med ventiler',
    minutes: 60,
    unit: 'set',
    price: 1390 * kr,
    holds: { 'Omlegging 4 dekk til 18″': 1, 'Gummiventil TR414': 4, 'Avbalansering per hjul': 4 },
  },
  {
    kind: 'package',
    type: 'packages',
    name: 'Hjulskift med vask',
    minutes: 30,
    unit: 'set',
    price: 649 * kr,
    holds: { 'Hjulskift fra dekkhotell': 1, 'Hjulvask, 4 hjul': 1 },
  },
];

/** What a chain of the demo sells. */
export const assortment: readonly DemoProduct[] = [
  ...tyres,
  ...rims,
  ...parts,
  ...work,
  ...packages,
];

/** How the chains sort it, in their languages. */
export const demoTypes = [
  ['summer', 'tyre', 'Sommerdekk', 'Sommardäck'],
  ['winter', 'tyre', 'Vinterdekk', 'Vinterdäck'],
  ['all_season', 'tyre', 'Helårsdekk', 'Helårsdäck'],
  ['rims', 'rim', 'Felger', 'Fälgar'],
  ['parts', 'part', 'Deler', 'Delar'],
  ['work', 'work', 'Arbeid', 'Arbete'],
  ['packages', 'package', 'Pakker', 'Paket'],
] as const;
