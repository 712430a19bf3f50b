import { lacksOfEhf } from '#contract/economy/invoice-deliveries/ehf-rules.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import type { RowOf } from '#contract/kit/row.ts';
import type { Language } from '#contract/platform/languages.ts';
import { ordersOfLines } from '#server/features/economy/invoices/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import type { Stored } from '#server/kit/resource/resource-table.ts';
import { wrongState } from '#server/kit/resource/steps/guards.ts';
import { say } from '#server/kit/words.ts';
import { creditedInvoice, paidWhenIssued } from './invoice-parts-repo.ts';
import { AgainstSchema, checkSchema } from './ubl/check-schema.ts';
import { invoiceForm, type InvoiceToWrite, type InvoiceWords } from './ubl/invoice-form.ts';
import { reminderForm, type Reminding } from './ubl/reminder-form.ts';
import { writeUbl } from './ubl/write-ubl.ts';

/** An issued invoice as it is sent. */
export interface IssuedInvoice extends InvoiceToWrite {
  readonly id: number;
  readonly customer_id: number;
  /** In minor units, with VAT. */
  readonly gross: number;
}

/** What was left to pay of it when it was issued, in minor units. */
export const dueOf = ({ gross, paid }: IssuedInvoice): number => gross - paid;

/** An issued invoice with what else it says, read for the one who asks. Throws where it is not issued. */
export async function issuedInvoice(
  { db, language }: Pick<Context, 'db' | 'language'>,
  id: number,
): Promise<IssuedInvoice> {
  const row = (await rowWithId(db, invoices, id)) as RowOf<typeof invoices>;
  const { state, seller, buyer, credits_id: credits } = row;
  if (state !== 'issued' || !seller || !buyer) {
    throw wrongState(invoices, language, row as unknown as Stored);
  }
  return {
    id,
    customer_id: row.customer_id!,
    gross: row.gross ?? 0,
    invoice: { ...row, seller, buyer, lines: row.lines },
    credits: credits === null ? null : await creditedInvoice(db, credits),
    paid: await paidWhenIssued(db, id),
    orders: new Map(
      (await ordersOfLines(db, id)).map(({ key, order_number, licenseplate, odometer }) => [
        key,
        { number: order_number, plate: licenseplate, odometer },
      ]),
    ),
  };
}

/** An issued invoice as EHF, or a reminder of it, held against the schema where the server has it. Throws what it lacks. */
export async function ublOf(
  { env, http }: Pick<AppContext, 'env' | 'http'>,
  issued: InvoiceToWrite,
  reminding?: Omit<Reminding, 'exempt'>,
): Promise<string> {
  const [lack] = lacksOfEhf(issued.invoice);
  if (lack) throw new AppError(lack);
  const words = wordsOf(issued.invoice.seller.country);
  const form = invoiceForm(issued, words);
  const exempt = words.exempt.E ?? '';
  const xml = writeUbl(reminding ? reminderForm(form, { ...reminding, exempt }) : form);
  if (env.UBL_SCHEMAS === undefined) return xml;
  try {
    await checkSchema(env.UBL_SCHEMAS, xml);
  } catch (cause) {
    if (!(cause instanceof AgainstSchema)) throw cause;
    http.log.error(
      { invoice: issued.invoice.number, reason: cause.message },
      'no UBL by its schema',
    );
    throw new AppError('invoice-deliveries.against_schema');
  }
  return xml;
}

const languages: Readonly<Record<string, Language>> = { NO: 'nb', SE: 'sv' };

/** What a document says in the language of who sells. */
function wordsOf(country: string): InvoiceWords {
  const language = languages[country] ?? 'en';
  const t = (key: string, values = {}) => say(language, 'invoice-deliveries', `ubl.${key}`, values);
  return {
    discount: t('discount'),
    charge: t('charge'),
    order: (number) => t('order', { number }),
    plate: t('plate'),
    odometer: t('odometer'),
    exempt: {
      E: t('exempt'),
      AE: say(language, 'invoices', 'paper.reverseCharge'),
      G: t('export'),
      K: t('within'),
      O: t('outside'),
    },
  };
}
