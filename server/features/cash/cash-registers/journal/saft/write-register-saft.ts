import { standardTaxCode } from '#contract/accounting/vouchers/standard-accounts.ts';
import {
  hasReceipt,
  type JournalTransaction,
} from '#contract/cash/cash-registers/journal/entries.ts';
import { amountText, branch, leaf } from '#server/kit/xml-text.ts';
import { basics, methodId } from './basics.ts';
import { vatOf, vatSums } from './write-vat.ts';
import type { RegisterFile, SaftEvent, SaftRegister } from './saft-form.ts';
import { eventReport } from './write-report.ts';

const namespace = 'urn:StandardAuditFile-Taxation-CashRegister:NO';
const lengths = { code: 20, id: 35, name: 50, line: 100, long: 999, longest: 9999 } as const;

/** Journals of a company as SAF-T Cash Register 1.00 (Norway), in parts as they are sent. Elements stand in the order of the schema. */
export function* writeRegisterSaft(file: RegisterFile): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<auditfile xmlns="${namespace}">`;
  yield header(file);
  const { company, registers } = file;
  const number = digits(company.org_number);
  yield '<company>';
  yield leaf('companyIdent', number, lengths.id) + leaf('companyName', company.name, lengths.line);
  yield leaf('taxRegistrationCountry', 'NO');
  yield leaf('taxRegIdent', company.vat_registered ? `${number}MVA` : number, lengths.name);
  yield address('streetAddress', company) + address('postalAddress', company);
  yield vatCodes(file) + users(file) + articles(registers) + basics(registers);
  const sites = Map.groupBy(registers, ({ site }) => site);
  for (const [site, some] of sites) {
    yield `<location>${leaf('name', site, lengths.line)}`;
    for (const register of some) {
      yield `<cashregister>${leaf('registerID', register.number, lengths.line)}`;
      yield leaf('regDesc', register.is_practice ? `${register.name} (practice)` : register.name);
      for (const event of register.events) yield eventOf(event, register, file);
      for (const one of register.transactions) yield transactionOf(one, register, company.currency);
      yield '</cashregister>';
    }
    yield '</location>';
  }
  yield '</company></auditfile>\n';
}

const digits = (text: string): string => text.replaceAll(/\D/g, '');

const header = ({
  company,
  from,
  to,
  day,
  time,
  version,
  user_id,
  registers,
}: RegisterFile): string =>
  branch(
    'header',
    leaf('fiscalYear', from.slice(0, 4)),
    leaf('startDate', from),
    leaf('endDate', to),
    leaf('curCode', company.currency),
    leaf('dateCreated', day),
    leaf('timeCreated', time),
    leaf('softwareDesc', 'Wheelhouse'),
    leaf('softwareVersion', version, lengths.code),
    leaf('softwareCompanyName', 'Wheelhouse'),
    leaf('auditfileVersion', '1.00'),
    registers.some(({ is_practice }) => is_practice)
      ? leaf(
          'headerComment',
          registers.every(({ is_practice }) => is_practice)
            ? 'PRACTICE: nothing in this file was sold'
            : 'Registers for PRACTICE sell nothing: see trainingID',
        )
      : '',
    user_id === null ? '' : leaf('userID', String(user_id)),
  );

const address = (
  name: string,
  { street, zip, city }: Pick<RegisterFile['company'], 'street' | 'zip' | 'city'>,
): string =>
  branch(
    name,
    leaf('streetname', street, lengths.line),
    leaf('city', city, lengths.name),
    leaf('postalCode', zip, lengths.code),
    leaf('country', 'NO'),
  );

const vatCodes = ({ vat_codes }: RegisterFile): string =>
  branch(
    'vatCodeDetails',
    ...vat_codes.map(({ code, name, from }) =>
      branch(
        'vatCodeDetail',
        leaf('vatCode', code, lengths.code),
        leaf('dateOfEntry', from),
        leaf('vatDesc', name, lengths.line),
        leaf('standardVatCode', standardTaxCode(code)),
      ),
    ),
  );

const users = ({ users: all }: RegisterFile): string =>
  branch(
    'employees',
    ...all.map(({ id, first_name, last_name, since }) =>
      branch(
        'employee',
        leaf('empID', String(id)),
        leaf('dateOfEntry', since),
        leaf('timeOfEntry', '00:00:00'),
        leaf('firstName', first_name, lengths.name),
        leaf('surName', last_name || first_name || String(id), lengths.line),
      ),
    ),
  );

/** What was sold of the register of products, each as it was first called. */
function articles(registers: readonly SaftRegister[]): string {
  const known = new Map<string, string>();
  for (const { transactions } of registers) {
    for (const { day, lines } of transactions) {
      for (const { article, group, description } of lines) {
        if (article === '' || known.has(article)) continue;
        const one = branch(
          'article',
          leaf('artID', article, lengths.id),
          leaf('dateOfEntry', day),
          leaf('artGroupID', group),
          leaf('artDesc', description, lengths.long),
        );
        known.set(article, one);
      }
    }
  }
  return branch('articles', ...known.values());
}

const eventOf = (event: SaftEvent, register: SaftRegister, file: RegisterFile): string =>
  branch(
    'event',
    leaf('eventID', String(event.nr)),
    leaf('eventType', event.kind),
    event.transaction_nr === null ? '' : leaf('transID', String(event.transaction_nr)),
    event.user_id === null ? '' : leaf('empID', String(event.user_id)),
    leaf('eventDate', event.day),
    leaf('eventTime', event.time),
    leaf('eventText', textOf(event), lengths.longest),
    event.report ? eventReport(event.report, event, register, file) : '',
  );

/** What an event was about, as the guidelines have it for prices that are asked for and lines that are removed. */
const textOf = ({ kind, text, group, amount }: SaftEvent): string =>
  kind === 'price_asked' || kind === 'line_removed'
    ? [text, `artGroupID ${group}`, `lineAmntIn ${amountText(amount)}`].filter(Boolean).join('; ')
    : text;

const sign = (amount: number): string => (amount < 0 ? 'D' : 'C');

function transactionOf(
  one: JournalTransaction,
  { is_practice }: SaftRegister,
  currency: string,
): string {
  const { nr, kind, gross, net, rounding, day, time, user_id, of_nr, reason } = one;
  const emp = user_id === null ? '' : leaf('empID', String(user_id));
  const isPaid = hasReceipt(kind);
  return branch(
    'cashtransaction',
    leaf('nr', String(nr)),
    leaf('transID', String(nr)),
    leaf('transType', kind),
    leaf('transAmntIn', amountText(gross)),
    leaf('transAmntEx', amountText(net)),
    leaf('amntTp', sign(gross)),
    emp,
    leaf('transDate', day),
    leaf('transTime', time),
    of_nr === null ? '' : leaf('refID', String(of_nr)),
    leaf('desc', reason, lengths.longest),
    ...one.lines.map((line) =>
      branch(
        'ctLine',
        leaf('nr', String(nr)),
        leaf('lineID', String(line.position + 1)),
        leaf('lineType', line.gross < 0 ? 'RET' : 'SAL'),
        leaf('artGroupID', line.group),
        leaf('artID', line.article, lengths.id),
        leaf('qnt', thousandths(line.quantity)),
        leaf('lineAmntIn', amountText(line.gross)),
        leaf('lineAmntEx', amountText(line.net)),
        leaf('amntTp', sign(line.gross)),
        emp,
        leaf('cashTransLineDescr', line.description, lengths.long),
        leaf('lineDate', day),
        leaf('lineTime', time),
        vatOf(line),
        line.discount > 0
          ? branch('discount', leaf('dscTp', 'By hand'), leaf('dscAmnt', amountText(line.discount)))
          : '',
      ),
    ),
    ...vatSums(one).map(vatOf),
    isPaid ? branch('rounding', leaf('roundingAmnt', amountText(rounding))) : '',
    ...one.payments.map((payment) =>
      branch(
        'payment',
        leaf('paymentType', methodId(payment.method)),
        leaf('paidAmnt', amountText(payment.amount)),
        emp,
        leaf('curCode', currency),
        leaf('exchRt', '1.000000'),
        leaf('paymentRefID', payment.reference, lengths.long),
      ),
    ),
    leaf('signature', one.signature, lengths.long),
    leaf('keyVersion', String(one.key_version)),
    isPaid ? leaf('receiptNum', '1') : '',
    isPaid ? leaf('voidTransaction', 'false') : '',
    leaf('trainingID', String(is_practice)),
  );
}

/** A quantity as a decimal with three places. */
function thousandths(quantity: number): string {
  const size = Math.abs(quantity);
  return `${quantity < 0 ? '-' : ''}${Math.trunc(size / 1000)}.${String(size % 1000).padStart(3, '0')}`;
}
