import type { Issued } from './ubl/invoice-form.ts';
import type { Language } from '#contract/platform/languages.ts';
import type { AttachedFile } from '#server/kit/mail/messages-repo.ts';
import { say } from '#server/kit/words.ts';

/** What a customer is written about an invoice: whose, how much, by when and where to pay, with the `link` to do so. `due` in minor units. */
export function letterOf(
  { kind, number, seller, due_date: day, payment_reference: reference }: Issued,
  due: number,
  link: string,
  language: Language,
): { readonly subject: string; readonly body: string } {
  const t = (key: string, values: Record<string, string> = {}) =>
    say(language, 'invoice-deliveries', `letter.${key}`, values);
  const amount = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: seller.currency,
  }).format(due / 100);
  const isInvoice = kind === 'invoice';
  const values = { number, company: seller.name, amount };
  const toPay =
    isInvoice && due > 0
      ? [
          t('pay', { amount, day: day ?? '', account: seller.account, reference }),
          t('link', { link }),
        ]
      : [];
  return {
    subject: t(isInvoice ? 'invoice' : 'credit', values),
    body: [
      t(isInvoice ? 'invoiceText' : 'creditText', values),
      ...toPay,
      ...[seller.closing, seller.name].filter(Boolean),
    ].join('\n\n'),
  };
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The same letter as a page. */
export const pageOf = (body: string, language: Language): string =>
  `<!doctype html><html lang="${language}"><body style="font-family:sans-serif">${body
    .split('\n\n')
    .map((part) => `<p>${escape(part).replaceAll('\n', '<br>')}</p>`)
    .join('')}</body></html>`;

/** A file as it goes with a mail. */
export const attachedFile = (
  name: string,
  type: string,
  bytes: Uint8Array | string,
): AttachedFile => ({ name, type, base64: Buffer.from(bytes).toString('base64') });
