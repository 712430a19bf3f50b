import { countryName } from '#contract/kit/rules/countries.ts';
import { addressLines } from '#contract/kit/rules/address-rules.ts';
import { describedLines, linesOf, type Line } from '#contract/kit/document/lines.ts';
import type { Paper } from '#contract/kit/document/papers.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { PaperContent } from '#contract/kit/paper/pages.ts';
import { linesWithVat } from '#contract/money/lines-with-vat.ts';
import type { RateTotals } from '#contract/money/document-totals.ts';
import type { Language } from '#contract/platform/languages.ts';
import { cellOf, labelOf } from '#server/kit/resource/cells.ts';
import { paperAmount } from '#server/kit/paper/paper-amount.ts';
import { say } from '#server/kit/words.ts';
import type { Sender } from './sender-repo.ts';

/** How a paper is headed besides who gives it. */
export interface Letterhead {
  /** The address of a picture. */
  readonly logo: string | null;
  readonly colour: string | null;
  /** Empty where the site gives none. */
  readonly phone: string;
}

/** What a document keeps itself of who gives and who gets it, and what it says at its end. */
export interface Printed {
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly remarks: readonly string[];
  /** The address of a picture in place of the letterhead's. */
  readonly logo?: string;
  /** What stands above the line of a key. */
  readonly above?: ReadonlyMap<string, string>;
}

interface PaperInput {
  readonly resource: Resource;
  /** Which of its papers. */
  readonly name: string;
  readonly paper: Paper;
  readonly row: Row;
  /** Whom it is for; null where nobody is said. */
  readonly to: Row | null;
  readonly sender: Sender;
  readonly head: Letterhead;
  readonly language: Language;
  readonly zone: string;
  /** In place of what registers say. */
  readonly printed?: Printed | undefined;
}

/** What a paper of a document says, in one language. */
export function paperContent(given: PaperInput): PaperContent {
  const input = { ...given, row: readRow(given) };
  const { resource, name, paper, row, to, sender, head, language, zone, printed } = input;
  const { company, org_number: orgNumber, town, site, currency } = sender;
  const own = (key: string, values = {}) =>
    say(language, resource.feature, `${resource.name}.papers.${name}.${key}`, values);
  const t = (key: string, values: Record<string, string | number> = {}) =>
    say(language, 'crud', `document.paper.${key}`, values);
  const number = textIn(row, resource.title) || `#${row.id}`;
  const called = paper.reader === 'staff' ? textIn(to, 'name') : '';
  const facts = paper.facts.flatMap((field): [string, string][] => {
    const value = factText(resource, field, row, { language, zone });
    return value === '' ? [] : [[labelOf(resource, field, language), value]];
  });
  const note = paper.note === undefined ? '' : textIn(row, paper.note);
  const logo = printed?.logo ?? head.logo;
  const closing = paper.closing ? own('closing') : '';
  return {
    from: printed?.from ?? [site, joined(company, orgNumber, town, head.phone)],
    ...(logo !== null && { logo }),
    ...(head.colour !== null && { colour: head.colour }),
    to: printed?.to ?? (called ? [called] : addressOf(to, sender.country, language)),
    title: own('title', { number }),
    facts,
    ...(paper.prices ? priced(input) : counted(input)),
    ...(paper.prices && {
      totals: totalsOf(input, currency),
    }),
    closing: [withVat(input), note, ...(printed?.remarks ?? []), closing].filter(Boolean),
    signatures: (paper.signatures ?? []).map((who) => own(`signatures.${who}`)),
    foot: (page, pages) =>
      t('foot', { of: joined(own('title', { number }), company, orgNumber), page, pages }),
  };
}

/** The document as its reader is shown it: a consumer with VAT, however it was written. */
function readRow({ resource, row, paper, to }: PaperInput): Row {
  const { field, includesVat = '' } = linesOf(resource)!;
  const { withVat } = resource.papers!;
  const isTurned = paper.prices && paper.reader === 'customer' && row[includesVat] === false;
  if (!isTurned || !withVat || to?.[withVat.field] !== withVat.is) return row;
  const lines = row[field] as readonly (Line & Parameters<typeof linesWithVat>[0][number])[];
  return { ...row, [includesVat]: true, [field]: linesWithVat(lines) };
}

/** That prices are with VAT, where they are. */
const withVat = ({ resource, row, paper, language }: PaperInput): string =>
  paper.prices && row[linesOf(resource)!.includesVat ?? ''] === true
    ? say(language, 'crud', 'document.paper.withVat')
    : '';

const textIn = (row: Row | null, field: string): string => {
  const value = row?.[field];
  return typeof value === 'string' ? value : '';
};

/** A customer's name and address, as it stands on a letter: abroad with the country. */
function addressOf(to: Row | null, from: string, language: Language): string[] {
  if (!to) return [];
  const text = (field: string) => textIn(to, field);
  const [street, zip, city, country] = [text('street'), text('zip'), text('city'), text('country')];
  const lines = addressLines({ street, zip, city, country });
  const abroad = lines.length > 0 && country !== from ? countryName(country, language) : '';
  return [text('name'), ...lines, abroad.toLocaleUpperCase(language)].filter(Boolean);
}

/** The lines with what they cost; a column of discounts only where there is one. */
function priced({
  resource,
  row,
  language,
  printed,
}: PaperInput): Pick<PaperContent, 'columns' | 'rows'> {
  const lines = linesOf(resource)!;
  const all = row[lines.field] as readonly Line[];
  const word = (field: string) => lineWord({ resource, language }, field);
  const isReduced = all.some((line) => line['discount_percent'] !== null);
  return {
    columns: [
      { title: word(lines.title), share: 6 },
      { title: word('quantity'), share: 1.4, end: true },
      { title: word('unit_price'), share: 2, end: true },
      ...(isReduced ? [{ title: word('discount_percent'), share: 1.4, end: true }] : []),
      { title: word('vat_rate'), share: 1.2, end: true },
      { title: word('amount'), share: 2.2, end: true },
    ],
    rows: all.flatMap((line) => {
      const above = printed?.above?.get(line.key);
      const discount = line['discount_percent'];
      const cells = [
        String(line[lines.title]),
        paperAmount(line['quantity'], 3, 0, language),
        paperAmount(line['unit_price'], 4, 2, language),
        ...(isReduced
          ? [discount === null ? '' : `${paperAmount(discount, 2, 0, language)} %`]
          : []),
        `${paperAmount(line['vat_rate'], 2, 0, language)} %`,
        paperAmount(line['amount'], 2, 2, language),
      ];
      return above === undefined
        ? [{ cells }]
        : [{ cells: [above], heads: true as const }, { cells }];
    }),
  };
}

/** The lines with how much of each, and columns to write in by hand. */
function counted({ resource, row, language, name, paper }: PaperInput) {
  const lines = linesOf(resource)!;
  const all = row[lines.field] as readonly Line[];
  const blank = paper.blank ?? [];
  return {
    columns: [
      { title: lineWord({ resource, language }, 'quantity'), share: 1.2, end: true },
      { title: lineWord({ resource, language }, lines.title), share: 7 },
      ...blank.map((column) => ({
        title: say(language, resource.feature, `${resource.name}.papers.${name}.columns.${column}`),
        share: 1.6,
      })),
    ],
    rows: all.map((line) => ({
      cells: [paperAmount(line['quantity'], 3, 0, language), String(line[lines.title])],
    })),
  };
}

/** What a document comes to: without VAT, the VAT of each rate, and what is to be paid by now. */
function totalsOf(
  { resource, row, language }: PaperInput,
  currency: string,
): readonly (readonly [string, string])[] {
  const amount = (minor: unknown) => paperAmount(minor, 2, 2, language);
  const t = (key: string) => say(language, 'crud', `document.paper.${key}`);
  const gross = Number(row['gross']);
  const paid = Number(row[resource.papers?.paid ?? ''] ?? 0);
  const left = gross - paid;
  const last = left < 0 ? 'payBack' : paid === 0 ? 'toPay' : 'leftToPay';
  const rates = row['vat_rates'] as readonly RateTotals[];
  return [
    [labelOf(resource, 'net', language), amount(row['net'])],
    ...rates.map(({ rate, net, vat }): [string, string] => [
      say(language, 'crud', 'document.paper.vatOf', {
        rate: paperAmount(rate, 2, 0, language),
        of: amount(net),
      }),
      amount(vat),
    ]),
    ...(paid === 0
      ? []
      : ([
          [labelOf(resource, 'gross', language), amount(gross)],
          [t('paid'), amount(-paid)],
        ] as const)),
    [`${t(last)} ${currency}`, amount(Math.abs(left))],
  ];
}

const lineWord = (
  { resource, language }: Pick<PaperInput, 'resource' | 'language'>,
  field: string,
): string => labelOf(describedLines(resource, linesOf(resource)!), field, language);

/** A value of the document as it is read; '' for none. */
function factText(
  resource: Resource,
  field: string,
  row: Row,
  as: Pick<PaperInput, 'language' | 'zone'>,
): string {
  const cell = cellOf(resource, field, row, as);
  if (cell.kind !== 'number') return cell.value;
  const { kind, unit = kind === 'percent' ? '%' : '' } = resource.fields[field]!;
  // Nothing paid is not worth a word.
  if (kind === 'money') return row[field] ? paperAmount(row[field], 2, 2, as.language) : '';
  return `${paperAmount(Number(row[field]), cell.digits, 0, as.language)} ${unit}`.trim();
}

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');
