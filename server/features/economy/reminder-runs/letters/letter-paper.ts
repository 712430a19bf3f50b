import type { Seller } from '#contract/economy/invoices/parties.ts';
import type { PaperContent } from '#contract/kit/paper/pages.ts';
import { addressLines } from '#contract/kit/rules/address-rules.ts';
import type { Language } from '#contract/platform/languages.ts';
import { sellerLines } from '#server/features/economy/invoices/exports.ts';
import { paperAmount } from '#server/kit/paper/paper-amount.ts';
import { say } from '#server/kit/words.ts';
import type { Said } from './letter-text.ts';

interface Paper {
  readonly said: Said;
  readonly seller: Seller;
  readonly customer: Readonly<
    Record<'name' | 'number' | 'street' | 'zip' | 'city' | 'country', string>
  >;
  readonly language: Language;
  readonly head: Pick<PaperContent, 'logo' | 'colour'>;
}

/** A letter on paper: what is late, what is asked for besides, and where it is paid. */
export function letterPaper({ said, seller, customer, language, head }: Paper): PaperContent {
  const t = (key: string, values: Record<string, string | number> = {}) =>
    say(language, 'reminder-runs', `message.${key}`, values);
  const { kind, number, day, pay_by, currency, fee, interest, amount, invoices } = said;
  const money = (minor: number) => paperAmount(minor, 2, 2, language);
  return {
    ...head,
    from: sellerLines(seller, language),
    to: [customer.name, ...addressLines(customer)],
    title: t(`title.${kind}`, { number }),
    facts: [
      ...(customer.number === '' ? [] : [[t('paper.customer'), customer.number] as const]),
      [t('paper.day'), day],
      ...(pay_by === null ? [] : [[t('paper.payBy'), pay_by] as const]),
    ],
    columns: [
      { title: t('paper.invoice'), share: 2 },
      { title: t('paper.due'), share: 2 },
      { title: t('paper.reference'), share: 4 },
      { title: t('paper.open'), share: 2, end: true },
    ],
    rows: invoices.map((one) => ({
      cells: [one.number, one.due, one.payment_reference, money(one.open)],
    })),
    totals: [
      ...(fee > 0 ? [[t('paper.fee'), money(fee)] as const] : []),
      ...(interest > 0 ? [[t('paper.interest'), money(interest)] as const] : []),
      [t('paper.total', { currency }), money(amount)],
    ],
    closing: [
      t(`text.${kind}`, { company: seller.name }),
      ...(seller.account === '' ? [] : [t('paper.payTo', { account: seller.account })]),
      t('paid'),
      seller.closing,
    ].filter(Boolean),
    signatures: [],
    foot: (page, pages) =>
      [seller.name, seller.org_number, t('paper.foot', { page, pages })]
        .filter(Boolean)
        .join(' · '),
  };
}
