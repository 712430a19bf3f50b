import {
  periodsDue,
  type AgreementPeriod,
} from '#contract/hotel/storage-agreements/agreement-periods.ts';
import type { Line } from '#contract/kit/document/lines.ts';
import {
  calculated,
  vatCodeOf,
  type Calculated,
  type CalculatedBy,
} from '#contract/money/document-lines.ts';
import { linesOtherWay, vatByCode } from '#contract/money/lines-other-way.ts';
import type { Language } from '#contract/platform/languages.ts';
import { locales } from '#contract/platform/locales.ts';
import { say } from '#server/kit/words.ts';
import type { BilledAgreement } from './agreements-repo.ts';

/** Private people are shown prices with VAT, as everywhere. */
export const includesVat = ({ customer }: Pick<BilledAgreement, 'customer'>): boolean =>
  customer.type === 'private';

/** What of an agreement is to be invoiced by a day; nothing where it costs nothing. */
export const periodsOf = (agreement: BilledAgreement, until: string): readonly AgreementPeriod[] =>
  agreement.price ? periodsDue(agreement, until) : [];

/** A line of an invoice for each of the periods of an agreement, in their order, and what they come to. */
export function agreementLines(
  agreement: BilledAgreement,
  periods: readonly AgreementPeriod[],
  by: Pick<CalculatedBy, 'day' | 'rates'>,
  language: Language,
): Calculated {
  const { kind, licenseplate: plate, price, price_with_vat: isWith } = agreement;
  const vat_code = vatCodeOf(by.rates, 'standard', by.day);
  const lines = periods.map((period, position): Line => {
    const days = daysOf(period, language);
    return {
      key: crypto.randomUUID(),
      position,
      kind: 'work',
      product_id: null,
      description: say(language, 'invoices', 'paper.storage', {
        what: plate === '' ? kind : `${kind}, ${plate}`,
        days,
      }),
      quantity: 1000,
      unit_price: Number(price) * 100,
      discount_percent: null,
      vat_code,
    };
  });
  const wanted = { ...by, includesVat: includesVat(agreement) };
  const priced =
    wanted.includesVat === isWith ? lines : linesOtherWay(lines, isWith, vatByCode(by));
  return calculated(priced, wanted);
}

const daysOf = ({ from, to }: AgreementPeriod, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(Date.parse(from), Date.parse(to));
