import { all, one, textAt, type Element } from '#contract/kit/xml/element.ts';
import type { Vat, VatCategory } from '#contract/money/vat.ts';
import { UnreadableSheet } from '#server/kit/sheet/sheet-limits.ts';
import { readTree } from './read-tree.ts';
import type { ListedNumber, UblDocument, UblExtra, UblLine, UblParty, UblTax } from './ubl-form.ts';

/** Why a document cannot be taken for an invoice. */
export class UnreadableUbl extends Error {}

/** An invoice or credit note of UBL 2.1 by Peppol BIS Billing 3. Throws `UnreadableUbl` where it is none, or says an amount that is no number. */
export function readUbl(bytes: Uint8Array): UblDocument {
  const root = rootOf(bytes);
  const kind = root?.name === 'Invoice' ? 'invoice' : 'credit';
  if (root?.name !== 'Invoice' && root?.name !== 'CreditNote') {
    throw new UnreadableUbl('It is neither an invoice nor a credit note.');
  }
  const credited = one(root, 'BillingReference', 'InvoiceDocumentReference');
  return {
    kind,
    number: textAt(root, 'ID'),
    issued: textAt(root, 'IssueDate'),
    due: textAt(root, 'DueDate') || textAt(root, 'PaymentMeans', 'PaymentDueDate') || null,
    delivered: textAt(root, 'Delivery', 'ActualDeliveryDate') || null,
    deliveredTo: textAt(
      root,
      'Delivery',
      'DeliveryLocation',
      'Address',
      'Country',
      'IdentificationCode',
    ),
    note: textAt(root, 'Note'),
    currency: textAt(root, 'DocumentCurrencyCode'),
    buyerReference: textAt(root, 'BuyerReference'),
    purchaseOrder: textAt(root, 'OrderReference', 'ID'),
    credits: credited
      ? { number: textAt(credited, 'ID'), issued: textAt(credited, 'IssueDate') || null }
      : null,
    seller: partyOf(one(root, 'AccountingSupplierParty', 'Party')),
    buyer: partyOf(one(root, 'AccountingCustomerParty', 'Party')),
    payment: paymentOf(one(root, 'PaymentMeans')),
    extras: all(root, 'AllowanceCharge').map(extraOf),
    taxes: taxesOf(root),
    totals: totalsOf(root),
    lines: all(root, kind === 'invoice' ? 'InvoiceLine' : 'CreditNoteLine').map(lineOf),
  };
}

function rootOf(bytes: Uint8Array): Element | undefined {
  try {
    return readTree(bytes);
  } catch (cause) {
    if (cause instanceof UnreadableSheet) throw new UnreadableUbl('It is no XML.');
    throw cause;
  }
}

/** A decimal as a whole number of its smallest unit, half away from zero where it is finer; 0 where it is not said. */
function wholeOf(text: string, digits: number): number {
  if (text === '') return 0;
  const [, sign = '', whole = '', part = ''] = /^([-+]?)(\d*)\.?(\d*)$/.exec(text) ?? [];
  if (whole === '' && part === '') throw new UnreadableUbl(`${text} is no number.`);
  const kept = Number(whole + part.slice(0, digits).padEnd(digits, '0'));
  const size = kept + (Number(part[digits] ?? 0) >= 5 ? 1 : 0);
  if (!Number.isSafeInteger(size)) throw new UnreadableUbl(`${text} is too large.`);
  return sign === '-' ? 0 - size : size;
}

const minorAt = (of: Element | undefined, ...path: readonly string[]): number =>
  wholeOf(textAt(of, ...path), 2);

const listed = (element: Element | undefined): ListedNumber | null =>
  element ? { scheme: element.attribute('schemeID'), number: element.text.trim() } : null;

function partyOf(party: Element | undefined): UblParty {
  const address = one(party, 'PostalAddress');
  const registered = (as: string) =>
    textAt(
      all(party, 'PartyTaxScheme').find((scheme) => textAt(scheme, 'TaxScheme', 'ID') === as),
      'CompanyID',
    );
  return {
    endpoint: listed(one(party, 'EndpointID')),
    name:
      textAt(party, 'PartyLegalEntity', 'RegistrationName') || textAt(party, 'PartyName', 'Name'),
    legal: listed(one(party, 'PartyLegalEntity', 'CompanyID')),
    vatNumber: registered('VAT'),
    registration: registered('TAX'),
    street: textAt(address, 'StreetName'),
    zip: textAt(address, 'PostalZone'),
    city: textAt(address, 'CityName'),
    country: textAt(address, 'Country', 'IdentificationCode'),
  };
}

function paymentOf(means: Element | undefined): UblDocument['payment'] {
  if (!means) return null;
  const account = one(means, 'PayeeFinancialAccount');
  return {
    code: textAt(means, 'PaymentMeansCode'),
    reference: textAt(means, 'PaymentID'),
    account: textAt(account, 'ID'),
    branch: textAt(account, 'FinancialInstitutionBranch', 'ID'),
  };
}

const vatOf = (category: Element | undefined): Vat => ({
  category: textAt(category, 'ID') as VatCategory,
  rate: wholeOf(textAt(category, 'Percent'), 2),
});

const extraOf = (extra: Element): UblExtra => ({
  charge: textAt(extra, 'ChargeIndicator') === 'true',
  amount: minorAt(extra, 'Amount'),
  reason: textAt(extra, 'AllowanceChargeReason'),
  vat: vatOf(one(extra, 'TaxCategory')),
});

/** The VAT of a document is in its own currency; where it is said in another one, too, that total has no parts. */
const taxesOf = (root: Element): UblTax[] =>
  all(root, 'TaxTotal', 'TaxSubtotal').map((tax) => {
    const category = one(tax, 'TaxCategory');
    return {
      ...vatOf(category),
      net: minorAt(tax, 'TaxableAmount'),
      vat: minorAt(tax, 'TaxAmount'),
      reasonCode: textAt(category, 'TaxExemptionReasonCode'),
      reason: textAt(category, 'TaxExemptionReason'),
    };
  });

function totalsOf(root: Element): UblDocument['totals'] {
  const totals = one(root, 'LegalMonetaryTotal');
  const currency = textAt(root, 'DocumentCurrencyCode');
  const vat = all(root, 'TaxTotal', 'TaxAmount').find(
    (amount) => amount.attribute('currencyID') === currency,
  );
  return {
    lineNet: minorAt(totals, 'LineExtensionAmount'),
    allowances: minorAt(totals, 'AllowanceTotalAmount'),
    charges: minorAt(totals, 'ChargeTotalAmount'),
    net: minorAt(totals, 'TaxExclusiveAmount'),
    vat: wholeOf(vat?.text.trim() ?? '', 2),
    gross: minorAt(totals, 'TaxInclusiveAmount'),
    paid: minorAt(totals, 'PrepaidAmount'),
    rounding: minorAt(totals, 'PayableRoundingAmount'),
    due: minorAt(totals, 'PayableAmount'),
  };
}

function lineOf(line: Element): UblLine {
  const quantity = one(line, 'InvoicedQuantity') ?? one(line, 'CreditedQuantity');
  const extras = all(line, 'AllowanceCharge').map(extraOf);
  return {
    name: textAt(line, 'Item', 'Name'),
    note: textAt(line, 'Note'),
    properties: all(line, 'Item', 'AdditionalItemProperty').map(
      (property) => [textAt(property, 'Name'), textAt(property, 'Value')] as const,
    ),
    quantity: wholeOf(quantity?.text.trim() ?? '', 3),
    unit: quantity?.attribute('unitCode') ?? '',
    net: minorAt(line, 'LineExtensionAmount'),
    discount: extras.reduce((sum, { charge, amount }) => sum + (charge ? 0 - amount : amount), 0),
    discountReason: extras[0]?.reason ?? '',
    price: textAt(line, 'Price', 'PriceAmount'),
    vat: vatOf(one(line, 'Item', 'ClassifiedTaxCategory')),
  };
}
