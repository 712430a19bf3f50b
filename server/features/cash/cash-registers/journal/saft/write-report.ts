import type { JournalReport } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import type { Counted } from '#contract/cash/cash-registers/journal/report.ts';
import { amountText, branch, leaf } from '#server/kit/xml-text.ts';
import { methodId } from './basics.ts';
import type { RegisterFile, SaftEvent, SaftRegister } from './saft-form.ts';

/** An X or Z report as the authority's `eventReport`, in the order of its schema. */
export function eventReport(
  report: JournalReport,
  { day, time }: Pick<SaftEvent, 'day' | 'time'>,
  { number }: Pick<SaftRegister, 'number'>,
  { company, vat_codes: known }: Pick<RegisterFile, 'company' | 'vat_codes'>,
): string {
  const { sums, kind, nr } = report;
  const { grand } = sums;
  return branch(
    'eventReport',
    leaf('reportID', `${number}-${kind.toUpperCase()}${nr}`),
    leaf('reportType', kind === 'z' ? 'Z report' : 'X report'),
    leaf('companyIdent', company.org_number.replaceAll(/\D/g, '')),
    leaf('companyName', company.name, 100),
    leaf('reportDate', day),
    leaf('reportTime', time),
    leaf('registerID', number),
    branch('reportTotalCashSales', leaf('totalCashSaleAmnt', amountText(sums.cash_sales))),
    branch('reportArtGroups', ...orNone(sums.groups, { group: 'goods' }).map(group)),
    sums.user_groups.length === 0
      ? ''
      : branch('reportEmpArtGroups', ...sums.user_groups.map((one) => group(one, 'Emp'))),
    branch('reportPayments', ...orNone(sums.methods, { method: '' }).map((one) => payment(one))),
    sums.user_methods.length === 0
      ? ''
      : branch('reportEmpPayments', ...sums.user_methods.map((one) => payment(one, 'Emp'))),
    branch(
      'reportCashSalesVat',
      ...(sums.vat.length > 0
        ? sums.vat
        : [{ vat_code: known[0]?.code ?? '0', vat_rate: 0, net: 0, vat: 0 }]
      ).map(({ vat_code, vat_rate, net, vat }) =>
        branch(
          'reportCashSaleVat',
          leaf('vatCode', vat_code, 20),
          leaf('vatPerc', amountText(vat_rate)),
          leaf('cashSaleAmnt', amountText(net)),
          leaf('vatAmnt', amountText(vat)),
          leaf('vatAmntTp', vat < 0 ? 'D' : 'C'),
        ),
      ),
    ),
    leaf('reportOpeningChangeFloat', amountText(sums.float)),
    leaf('reportReceiptNum', String(sums.receipts)),
    leaf('reportOpenCashBoxNum', String(sums.drawer_openings)),
    counted('reportReceiptCopy', sums.copies),
    counted('reportReceiptProforma', none),
    counted('reportReturn', sums.returns),
    counted('reportDiscount', sums.discounts),
    counted('reportVoidTrans', sums.dropped),
    branch(
      'reportCorrLines',
      branch(
        'reportCorrLine',
        leaf('corrLineType', 'Delete line'),
        counted('corrLine', sums.lines_removed),
      ),
    ),
    branch(
      'reportPriceInquiries',
      ...orNone(sums.prices_asked, { group: 'goods' }).map((one) =>
        branch(
          'reportPriceInquiry',
          leaf('priceInquiryGroup', one.group),
          counted('priceInquiry', one),
        ),
      ),
    ),
    branch(
      'reportOtherCorrs',
      branch('reportOtherCorr', leaf('otherCorrType', 'None'), counted('otherCorr', none)),
    ),
    counted('reportReceiptDelivery', none),
    counted('reportTraining', none),
    branch('reportCreditSales', counted('creditSales', none)),
    branch('reportCreditMemos', counted('creditMemos', none)),
    branch(
      'reportPayIns',
      branch('reportPayIn', leaf('payInType', 'Pay-in'), counted('payIn', sums.pay_ins)),
      ...(sums.received ?? []).map((one) =>
        branch(
          'reportPayIn',
          leaf('payInType', `Received: ${methodId(one.method)}`),
          counted('payIn', one),
        ),
      ),
    ),
    branch(
      'reportPayOuts',
      branch('reportPayOut', leaf('payOutType', 'Pay-out'), counted('payOut', sums.pay_outs)),
    ),
    leaf('reportGrandTotalSales', amountText(grand.sales)),
    leaf('reportGrandTotalReturn', amountText(grand.returns)),
    leaf('reportGrandTotalSalesNet', amountText(grand.sales - grand.returns)),
  );
}

const none: Counted = { count: 0, amount: 0 };

// The schema wants one of each list at least.
const orNone = <One extends Counted, Named extends object>(
  all: readonly One[],
  named: Named,
): readonly (One | (Counted & Named))[] => (all.length > 0 ? all : [{ ...none, ...named }]);

const counted = (name: string, { count, amount }: Counted): string =>
  leaf(`${name}Num`, String(Math.max(0, count))) + leaf(`${name}Amnt`, amountText(amount));

interface OfUser extends Counted {
  readonly user_id?: number | null;
}
const user = ({ user_id: id }: OfUser): string => (id == null ? '' : leaf('empID', String(id)));

const group = (one: OfUser & { readonly group: string }, of: unknown = ''): string =>
  branch(
    `report${of === 'Emp' ? 'Emp' : ''}ArtGroup`,
    user(one),
    leaf('artGroupID', one.group),
    leaf('artGroupNum', String(one.count)),
    leaf('artGroupAmnt', amountText(one.amount)),
  );

const payment = (one: OfUser & { readonly method: string }, of = ''): string =>
  branch(
    `report${of}Payment`,
    user(one),
    leaf('paymentType', methodId(one.method)),
    leaf('paymentNum', String(Math.max(0, one.count))),
    leaf('paymentAmnt', amountText(one.amount)),
  );
