import { vatNumberOf } from '#contract/economy/invoice-deliveries/e-address.ts';
import type { Buyer, Seller } from '#contract/economy/invoices/parties.ts';
import { addressLines } from '#contract/kit/rules/address-rules.ts';
import { countryName } from '#contract/kit/rules/countries.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Language } from '#contract/platform/languages.ts';
import type { VatCategory } from '#contract/money/vat.ts';
import type { Printed } from '#server/kit/document/papers/paper-content.ts';
import { say } from '#server/kit/words.ts';

/** What the paper of an issued invoice says of both parties as they were then, of where to pay, and of VAT that is not calculated. */
export function printedParties(row: Row, language: Language): Printed | undefined {
  const seller = row['seller'] as Seller | null;
  const buyer = row['buyer'] as Buyer | null;
  if (!seller || !buyer) return undefined;
  const t = (key: string, values = {}) => say(language, 'invoices', `paper.${key}`, values);
  const isInvoice = row['kind'] === 'invoice';
  const isReverse = (row['lines'] as readonly { vat_category: VatCategory }[]).some(
    (line) => line.vat_category === 'AE',
  );
  return {
    from: [
      seller.name,
      ...addressLines(seller),
      t(orgNumberKey(seller), { number: seller.org_number, vat: vatNumberOf(seller) }),
      ...(seller.in_register && seller.country === 'NO' ? [t('inRegister')] : []),
      ...(seller.f_tax && seller.country === 'SE' ? [t('fTax')] : []),
    ],
    to: [
      buyer.name,
      ...addressLines(buyer),
      ...(buyer.country === seller.country
        ? []
        : [countryName(buyer.country, language).toLocaleUpperCase(language)]),
      ...(buyer.org_number === '' ? [] : [t('orgNumber', { number: buyer.org_number })]),
    ],
    remarks: [
      ...(isInvoice ? [t('payTo', { account: seller.account })] : []),
      ...(isInvoice && seller.iban !== '' && seller.iban !== seller.account
        ? [t('payFromAbroad', { iban: seller.iban, bic: seller.bic })]
        : []),
      ...(isReverse ? [t('reverseCharge')] : []),
      seller.closing,
    ].filter(Boolean),
  };
}

const orgNumberKey = ({ country, vat_registered }: Seller): string =>
  vat_registered && country === 'NO'
    ? 'vatNumberNo'
    : vat_registered && country === 'SE'
      ? 'vatNumberSe'
      : 'orgNumber';
