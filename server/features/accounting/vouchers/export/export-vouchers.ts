import type { voucherCalls } from '#contract/accounting/vouchers/voucher-calls.ts';
import { audit } from '#server/kit/audit-repo.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { senderOf } from '#server/kit/document/papers/sender-repo.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Cell } from '#server/kit/sheet/cell.ts';
import type { FileAnswer } from '#server/kit/sheet/file-answer.ts';
import { sheetTypes, writeSheet } from '#server/kit/sheet/write-sheet.ts';
import { say } from '#server/kit/words.ts';
import { toCp437 } from './cp437.ts';
import { vouchersOfPeriod, waitingWithin, type BookedVoucher } from './export-repo.ts';
import { saftAnswer, type CompanyTerms } from './saft/export-saft.ts';
import { sieText } from './sie.ts';
import { textOf } from './voucher-text.ts';

type Asked = Context<typeof voucherCalls.export>;

/**
 * The vouchers of a period as a file: whole, or not at all. Throws where something of it waits to be
 * booked. Who takes it stands in the audit log.
 */
export async function exportVouchers(context: Asked, termsOf: CompanyTerms): Promise<FileAnswer> {
  const { db, caller, query, language, requestId, address } = context;
  const { from, to, format } = query;
  const waits = await waitingWithin(db, caller, query);
  if (waits.count > 0) {
    throw new AppError('vouchers.waiting', { count: waits.count, day: waits.first ?? '' });
  }
  const saft = format === 'saft' ? await saftAnswer(context, termsOf) : undefined;
  const vouchers = await vouchersOfPeriod(db, caller, query);
  const { chainId, siteId, userId } = caller;
  await audit(db, {
    action: 'vouchers.export',
    chainId,
    siteId,
    userId,
    detail: { from, to, format, count: vouchers.length },
    requestId,
    address,
  });
  if (saft) return saft;
  if (format === 'csv') {
    return {
      name: `vouchers-${from}-${to}.csv`,
      type: sheetTypes.csv,
      content: writeSheet('csv', headings(context), batches(context, vouchers), language),
    };
  }
  return {
    name: `vouchers-${from}-${to}.si`,
    type: 'application/octet-stream',
    content: toCp437(await sieOf(context, vouchers)),
  };
}

async function sieOf(context: Asked, vouchers: readonly BookedVoucher[]): Promise<string> {
  const { db, caller, language } = context;
  const { company, org_number } = await senderOf(db, caller);
  const lines = vouchers.flatMap((voucher) => voucher.lines);
  const accounts = new Map(lines.map(({ account, name }) => [account, name]));
  const centres = new Set(lines.map(({ cost_centre }) => cost_centre).filter(Boolean));
  return sieText({
    company,
    org_number,
    day: todayOf(context),
    accounts: [...accounts].map(([number, name]) => ({ number, name })).toSorted(byNumber),
    costCentres: [...centres].toSorted().map((code) => ({ code, name: code })),
    costCentreWord: say(language, 'vouchers', 'lines.costCentre'),
    vouchers: vouchers.map((voucher) => ({ ...voucher, text: textOf(context.language, voucher) })),
  });
}

const byNumber = (one: { readonly number: string }, other: { readonly number: string }): number =>
  one.number < other.number ? -1 : 1;

const columns = ['number', 'day', 'text', 'account', 'name', 'amount', 'vatCode', 'vatRate'];

const headings = ({ language }: Pick<Asked, 'language'>): string[] =>
  [...columns, 'costCentre'].map((name) => say(language, 'vouchers', `columns.${name}`));

async function* batches(
  context: Pick<Asked, 'language'>,
  vouchers: readonly BookedVoucher[],
): AsyncGenerator<Cell[][]> {
  yield vouchers.flatMap((voucher) =>
    voucher.lines.map((line): Cell[] => [
      { kind: 'text', value: `${voucher.series}${voucher.number}` },
      { kind: 'date', value: voucher.day },
      { kind: 'text', value: textOf(context.language, voucher) },
      { kind: 'text', value: line.account },
      { kind: 'text', value: line.name },
      { kind: 'number', value: line.amount, digits: 2 },
      { kind: 'text', value: line.vat_code },
      line.vat_rate === null
        ? { kind: 'text', value: '' }
        : { kind: 'number', value: line.vat_rate, digits: 2 },
      { kind: 'text', value: line.cost_centre },
    ]),
  );
}
