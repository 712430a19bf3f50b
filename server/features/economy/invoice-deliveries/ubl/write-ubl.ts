import type { Vat } from '#contract/money/vat.ts';
import type {
  ListedNumber,
  UblDocument,
  UblExtra,
  UblLine,
  UblParty,
  UblReminder,
  UblTax,
} from './ubl-form.ts';
import { amountText } from '#server/kit/xml-text.ts';
import { branch, decimalText, leaf } from './xml-text.ts';

const billing = {
  customization: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  profile: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
};
const reminding = {
  customization: `${billing.customization}#conformant#urn:fdc:anskaffelser.no:2019:ehf:reminder:3.0`,
  profile: 'urn:fdc:anskaffelser.no:2019:ehf:postaward:g3:06:1.0',
};
const typeCodes = { invoice: '380', credit: '381', reminder: '' } as const;
const namespaces = (root: string) =>
  `xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2" ` +
  'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" ' +
  'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"';

/** A document as UBL 2.1 by Peppol BIS Billing 3, which EHF Billing 3 is, or by EHF Reminder 3. Its elements stand in the order of the schema. */
export function writeUbl(document: UblDocument | UblReminder): string {
  const { kind, credits, payment, totals, currency } = document;
  const isInvoice = kind !== 'credit';
  const root = isInvoice ? 'Invoice' : 'CreditNote';
  const { customization, profile } = kind === 'reminder' ? reminding : billing;
  const money = moneyIn(currency);
  const parts = [
    leaf('CustomizationID', customization),
    leaf('ProfileID', profile),
    leaf('ID', document.number),
    leaf('IssueDate', document.issued),
    // A credit note has no day on which it is due in UBL 2.1.
    isInvoice ? leaf('DueDate', document.due) : '',
    leaf(`${root}TypeCode`, typeCodes[kind]),
    leaf('Note', document.note),
    leaf('DocumentCurrencyCode', currency),
    leaf('BuyerReference', document.buyerReference),
    branch('OrderReference', leaf('ID', document.purchaseOrder)),
    credits
      ? branch(
          'BillingReference',
          branch(
            'InvoiceDocumentReference',
            leaf('ID', credits.number),
            leaf('IssueDate', credits.issued),
          ),
        )
      : '',
    branch('AccountingSupplierParty', party(document.seller)),
    branch('AccountingCustomerParty', party(document.buyer)),
    branch(
      'Delivery',
      leaf('ActualDeliveryDate', document.delivered),
      branch(
        'DeliveryLocation',
        branch('Address', branch('Country', leaf('IdentificationCode', document.deliveredTo))),
      ),
    ),
    payment
      ? branch(
          'PaymentMeans',
          leaf('PaymentMeansCode', payment.code),
          leaf('PaymentID', payment.reference),
          branch(
            'PayeeFinancialAccount',
            leaf('ID', payment.account),
            leaf('Name', document.seller.name),
            branch('FinancialInstitutionBranch', leaf('ID', payment.branch)),
          ),
        )
      : '',
    ...document.extras.map((one) => extra(one, currency)),
    branch(
      'TaxTotal',
      money('TaxAmount', totals.vat),
      document.taxes.map((one) => tax(one, currency)),
    ),
    branch(
      'LegalMonetaryTotal',
      money('LineExtensionAmount', totals.lineNet),
      money('TaxExclusiveAmount', totals.net),
      money('TaxInclusiveAmount', totals.gross),
      money('AllowanceTotalAmount', totals.allowances),
      money('ChargeTotalAmount', totals.charges),
      money('PrepaidAmount', totals.paid),
      totals.rounding === 0 ? '' : money('PayableRoundingAmount', totals.rounding),
      money('PayableAmount', totals.due),
    ),
    ...document.lines.map((one, at) => line(one, at, root, currency)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespaces(root)}>${parts.join('')}</${root}>\n`;
}

const moneyIn =
  (currencyID: string) =>
  (name: string, minor: number): string =>
    leaf(name, amountText(minor), { currencyID });

const listed = (name: string, one: ListedNumber | null): string =>
  one ? leaf(name, one.number, { schemeID: one.scheme }) : '';

const scheme = (id: 'VAT' | 'TAX'): string => branch('TaxScheme', leaf('ID', id));

const party = ({ endpoint, name, legal, ...of }: UblParty): string =>
  branch(
    'Party',
    listed('EndpointID', endpoint),
    branch('PartyName', leaf('Name', name)),
    branch(
      'PostalAddress',
      leaf('StreetName', of.street),
      leaf('CityName', of.city),
      leaf('PostalZone', of.zip),
      branch('Country', leaf('IdentificationCode', of.country)),
    ),
    registered(of.vatNumber, 'VAT'),
    registered(of.registration, 'TAX'),
    branch('PartyLegalEntity', leaf('RegistrationName', name), listed('CompanyID', legal)),
  );

const registered = (number: string, as: 'VAT' | 'TAX'): string =>
  number === '' ? '' : branch('PartyTaxScheme', leaf('CompanyID', number), scheme(as));

/** How something is taxed. What is outside of VAT has no rate, not even none (BR-O-05). */
const category = (name: string, vat: Vat, ...why: readonly string[]): string =>
  branch(
    name,
    leaf('ID', vat.category),
    vat.category === 'O' ? '' : leaf('Percent', decimalText(BigInt(vat.rate), 2)),
    why,
    scheme('VAT'),
  );

const extra = ({ charge, amount, reason, vat }: UblExtra, currency: string): string =>
  branch(
    'AllowanceCharge',
    leaf('ChargeIndicator', String(charge)),
    leaf('AllowanceChargeReason', reason),
    moneyIn(currency)('Amount', amount),
    category('TaxCategory', vat),
  );

function tax(one: UblTax, currency: string): string {
  const money = moneyIn(currency);
  return branch(
    'TaxSubtotal',
    money('TaxableAmount', one.net),
    money('TaxAmount', one.vat),
    category(
      'TaxCategory',
      one,
      leaf('TaxExemptionReasonCode', one.reasonCode),
      leaf('TaxExemptionReason', one.reason),
    ),
  );
}

function line(one: UblLine, at: number, root: string, currency: string): string {
  const { quantity, unit, discount } = one;
  const money = moneyIn(currency);
  return branch(
    `${root}Line`,
    leaf('ID', String(at + 1)),
    leaf('Note', one.note),
    leaf(
      root === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity',
      decimalText(BigInt(quantity), 3),
      { unitCode: unit },
    ),
    money('LineExtensionAmount', one.net),
    discount === 0
      ? ''
      : branch(
          'AllowanceCharge',
          leaf('ChargeIndicator', String(discount < 0)),
          leaf('AllowanceChargeReason', one.discountReason),
          money('Amount', Math.abs(discount)),
        ),
    branch(
      'Item',
      leaf('Name', one.name),
      category('ClassifiedTaxCategory', one.vat),
      one.properties.map(([name, value]) =>
        branch('AdditionalItemProperty', leaf('Name', name), leaf('Value', value)),
      ),
    ),
    branch('Price', leaf('PriceAmount', one.price, { currencyID: currency })),
  );
}
