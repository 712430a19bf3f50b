import { standardTaxCode } from '#contract/accounting/vouchers/standard-accounts.ts';
import { financialYear } from '#contract/accounting/vouchers/periods.ts';
import { amountText, branch, leaf } from '#server/kit/xml-text.ts';
import type { SaftCustomer, SaftFile, SaftLine, SaftVoucher } from './saft-form.ts';
import { taxesOfLines, type LineTax } from './taxes-of-lines.ts';

const namespace = 'urn:StandardAuditFile-Taxation-Financial:NO';
/** The type by which lines name their cost centres. */
const costCentre = 'KS';
const lengths = { code: 9, short: 18, text35: 35, text70: 70, long: 256 } as const;

/** A company's vouchers of a period as SAF-T Financial 1.30 (Norway), in parts as they are sent. Elements stand in the order of the schema. */
export function* writeSaft(file: SaftFile): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<AuditFile xmlns="${namespace}">`;
  yield header(file);
  yield masterFiles(file);
  const debits = sumOf(file.vouchers, (amount) => Math.max(amount, 0));
  const credits = sumOf(file.vouchers, (amount) => Math.max(0 - amount, 0));
  yield '<GeneralLedgerEntries>';
  yield leaf('NumberOfEntries', String(file.vouchers.length));
  yield leaf('TotalDebit', amountText(debits)) + leaf('TotalCredit', amountText(credits));
  for (const { series, name } of file.journals) {
    yield `<Journal>${leaf('JournalID', series)}${leaf('Description', name)}${leaf('Type', series)}`;
    for (const voucher of file.vouchers) {
      if (voucher.series === series) yield transaction(voucher, file);
    }
    yield '</Journal>';
  }
  yield '</GeneralLedgerEntries></AuditFile>\n';
}

const sumOf = (vouchers: readonly SaftVoucher[], of: (amount: number) => number): number =>
  vouchers.reduce(
    (sum, { lines }) => lines.reduce((part, { amount }) => part + of(amount), sum),
    0,
  );

function header({ company, contact, day, from, to }: SaftFile): string {
  const number = digits(company.org_number);
  return branch(
    'Header',
    leaf('AuditFileVersion', '1.30'),
    leaf('AuditFileCountry', 'NO'),
    leaf('AuditFileDateCreated', day),
    leaf('SoftwareCompanyName', 'Wheelhouse'),
    leaf('SoftwareID', 'Wheelhouse'),
    leaf('SoftwareVersion', '1'),
    branch(
      'Company',
      leaf('RegistrationNumber', number),
      leaf('Name', company.name),
      address({ ...company, country: 'NO' }),
      branch(
        'Contact',
        branch(
          'ContactPerson',
          leaf('FirstName', contact.first_name || 'NotUsed', lengths.text35),
          leaf('LastName', contact.last_name || 'NotUsed', lengths.text70),
        ),
      ),
      company.vat_registered
        ? branch(
            'TaxRegistration',
            leaf('TaxRegistrationNumber', `${number}MVA`),
            leaf('TaxAuthority', 'Skatteetaten'),
          )
        : '',
    ),
    leaf('DefaultCurrencyCode', company.currency),
    branch('SelectionCriteria', leaf('SelectionStartDate', from), leaf('SelectionEndDate', to)),
    leaf('TaxAccountingBasis', 'A'),
  );
}

function masterFiles({ accounts, customers, taxCodes, costCentres }: SaftFile): string {
  const account = (one: SaftFile['accounts'][number]) =>
    branch(
      'Account',
      leaf('AccountID', one.number),
      leaf('AccountDescription', one.name || one.number),
      leaf('GroupingCategory', one.category),
      leaf('GroupingCode', one.standard),
      leaf('AccountType', 'GL'),
      balances(one),
    );
  const taxCode = ({ code, name, rate, valid_from, valid_to }: SaftFile['taxCodes'][number]) =>
    branch(
      'TaxCodeDetails',
      leaf('TaxCode', code),
      leaf('EffectiveDate', valid_from),
      leaf('ExpirationDate', valid_to ?? ''),
      leaf('Description', name),
      leaf('TaxPercentage', amountText(rate)),
      leaf('Country', 'NO'),
      leaf('StandardTaxCode', standardTaxCode(code)),
      leaf('BaseRate', '100'),
    );
  const centre = ({ code, name }: SaftFile['costCentres'][number]) =>
    branch(
      'AnalysisTypeTableEntry',
      leaf('AnalysisType', costCentre),
      leaf('AnalysisTypeDescription', 'Kostnadssted'),
      leaf('AnalysisID', code, lengths.text35),
      leaf('AnalysisIDDescription', name || code),
    );
  const codes = taxCodes.map(taxCode).join('');
  return branch(
    'MasterFiles',
    branch('GeneralLedgerAccounts', ...accounts.map(account)),
    branch('Customers', ...customers.map(customer)),
    codes &&
      branch(
        'TaxTable',
        branch(
          'TaxTableEntry',
          leaf('TaxType', 'MVA'),
          leaf('Description', 'Merverdiavgift'),
          codes,
        ),
      ),
    branch('AnalysisTypeTable', ...costCentres.map(centre)),
  );
}

const customer = (one: SaftCustomer): string =>
  branch(
    'Customer',
    leaf('RegistrationNumber', digits(one.org_number), lengths.text35),
    leaf('Name', one.name || one.number),
    address(one),
    leaf('CustomerID', one.number, lengths.text35),
    ...one.balances.map((of) =>
      branch('BalanceAccount', leaf('AccountID', of.account), balances(of)),
    ),
  );

const address = (of: Pick<SaftCustomer, 'street' | 'zip' | 'city' | 'country'>): string =>
  branch(
    'Address',
    leaf('StreetName', of.street),
    leaf('City', of.city),
    leaf('PostalCode', of.zip, lengths.text70),
    leaf('Country', of.country),
  );

const balances = ({ before, after }: { readonly before: number; readonly after: number }): string =>
  [['Opening', before] as const, ['Closing', after] as const]
    .map(([when, sum]) =>
      leaf(`${when}${sum < 0 ? 'Credit' : 'Debit'}Balance`, amountText(Math.abs(sum))),
    )
    .join('');

function transaction(voucher: SaftVoucher, { year_begins: begins }: SaftFile): string {
  const { series, number, day, kind, happened, recorded, text, document_number, lines } = voucher;
  const taxes = taxesOfLines(lines);
  const month = Number(day.slice(5, 7));
  return branch(
    'Transaction',
    leaf('TransactionID', `${series}${number}`),
    leaf('Period', String(((month - begins + 12) % 12) + 1)),
    leaf('PeriodYear', String(financialYear(day, begins))),
    leaf('TransactionDate', happened),
    leaf('VoucherType', kind),
    leaf('VoucherDescription', text, lengths.text70),
    leaf('Description', text),
    leaf('SystemEntryDate', recorded),
    leaf('GLPostingDate', day),
    ...lines.map((one, at) => line(one, { at, text, document_number, tax: taxes[at] })),
  );
}

interface Beside {
  readonly at: number;
  readonly text: string;
  readonly document_number: string;
  readonly tax: LineTax | undefined;
}

const line = (one: SaftLine, { at, text, document_number, tax }: Beside): string =>
  branch(
    'Line',
    leaf('RecordID', String(at + 1)),
    leaf('AccountID', one.account),
    one.cost_centre === ''
      ? ''
      : branch(
          'Analysis',
          leaf('AnalysisType', costCentre),
          leaf('AnalysisID', one.cost_centre, lengths.text35),
          sided('AnalysisAmount', one.amount),
        ),
    leaf('SourceDocumentID', document_number, lengths.text35),
    leaf('CustomerID', one.customer, lengths.text35),
    leaf('Description', text),
    sided('Amount', one.amount),
    tax
      ? branch(
          'TaxInformation',
          leaf('TaxType', 'MVA'),
          leaf('TaxCode', tax.code),
          leaf('TaxPercentage', amountText(tax.rate)),
          leaf('Country', 'NO'),
          leaf('TaxBase', amountText(Math.abs(tax.base))),
          sided('TaxAmount', tax.amount, tax.base),
        )
      : '',
  );

/** An amount as debit or credit; one of nothing on the side of what it is of. */
const sided = (name: string, amount: number, of = amount): string =>
  branch(
    `${(amount || of) < 0 ? 'Credit' : 'Debit'}${name}`,
    leaf('Amount', amountText(Math.abs(amount))),
  );

const digits = (text: string): string => text.replaceAll(/\D/g, '');
