import type { PaperContent } from '#contract/kit/paper/pages.ts';
import { dayOf } from '#contract/kit/time/zoned-time.ts';
import type { Language } from '#contract/platform/languages.ts';
import type { LossReason } from '#contract/stock/stock-transfers/transfer-rules.ts';
import { say } from '#server/kit/words.ts';

const feature = 'stock-transfers';

/** A transfer that has left, as its paper says it. */
export interface PrintedTransfer {
  readonly number: string;
  readonly from_site: string;
  readonly from_warehouse: string;
  readonly to_site: string;
  readonly to_warehouse: string;
  readonly driver: string;
  readonly sent_at: Date;
  /** When it was known of everything what became of it; null while it is on its way. */
  readonly came_at: Date | null;
  readonly lines: readonly {
    readonly name: string;
    readonly number: string;
    readonly dot: string;
    readonly quantity: number;
    readonly received: number;
    readonly lost: number;
    readonly reason: '' | LossReason;
  }[];
}

/** What goes along with goods to another site, and is signed at both; once they have come, what became of each. */
export function transferPaper(
  transfer: PrintedTransfer,
  language: Language,
  timezone: string,
): PaperContent {
  const { number, driver, lines, sent_at: sent, came_at: came } = transfer;
  const t = (key: `${typeof feature}:${string}`, values = {}) =>
    say(language, feature, key.slice(feature.length + 1), values);
  const field = (name: string) => t(`stock-transfers:stock-transfers.fields.${name}`);
  const count = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  const pieces = (thousandths: number) => count.format(thousandths / 1000);
  const all = (name: 'quantity' | 'received' | 'lost') =>
    pieces(lines.reduce((sum, line) => sum + line[name], 0));
  const lostOf = ({ lost, reason }: PrintedTransfer['lines'][number]) =>
    `${pieces(lost)} · ${t(`stock-transfers:reasons.${reason}`)}`;
  const whenOver = <T>(...parts: readonly T[]) => (came ? parts : []);
  const title = t(came ? 'stock-transfers:paper.receipt' : 'stock-transfers:paper.manifest', {
    number,
  });
  return {
    from: [came ? transfer.to_site : transfer.from_site],
    title,
    facts: [
      [field('warehouse_id'), `${transfer.from_site} · ${transfer.from_warehouse}`],
      [field('to_site'), `${transfer.to_site} · ${transfer.to_warehouse}`],
      [t('stock-transfers:paper.left'), dayOf(sent.getTime(), timezone)],
      ...(came
        ? [[t('stock-transfers:paper.came'), dayOf(came.getTime(), timezone)] as const]
        : []),
      [field('driver'), driver],
      [field('pieces'), all('quantity')],
      ...whenOver(
        [field('received'), all('received')] as const,
        [field('lost'), all('lost')] as const,
      ),
    ],
    columns: [
      { title: t('stock-transfers:goods.product'), share: 6 },
      { title: field('number'), share: 2 },
      { title: 'DOT', share: 1 },
      { title: t('stock-transfers:goods.sent'), share: 1.2, end: true },
      ...whenOver(
        { title: field('received'), share: 1.4, end: true },
        { title: field('lost'), share: 2.4 },
      ),
    ],
    rows: lines.map((line) => ({
      cells: [
        line.name,
        line.number,
        line.dot,
        pieces(line.quantity),
        ...whenOver(pieces(line.received), line.lost > 0 ? lostOf(line) : '–'),
      ],
    })),
    closing: [],
    signatures: [
      t('stock-transfers:paper.handedOver', { site: transfer.from_site }),
      t('stock-transfers:paper.driver'),
      t('stock-transfers:paper.receivedFor', { site: transfer.to_site }),
    ],
    foot: (page, pages) => t('stock-transfers:paper.foot', { of: title, page, pages }),
  };
}
