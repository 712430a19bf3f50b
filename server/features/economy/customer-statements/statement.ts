import type { AccountEntry } from '#contract/economy/customer-ledger/account-calls.ts';
import { agedBalance, ages } from '#contract/economy/customer-ledger/ageing.ts';
import type { Seller } from '#contract/economy/invoices/parties.ts';
import type { PaperContent } from '#contract/kit/paper/pages.ts';
import { addressLines } from '#contract/kit/rules/address-rules.ts';
import type { Language } from '#contract/platform/languages.ts';
import { sellerLines } from '#server/features/economy/invoices/exports.ts';
import { paperAmount } from '#server/kit/paper/paper-amount.ts';
import { say } from '#server/kit/words.ts';

interface Stated {
  readonly seller: Seller;
  readonly customer: Readonly<
    Record<'name' | 'number' | 'street' | 'zip' | 'city' | 'country', string>
  >;
  /** What is open, what is due first before all. */
  readonly open: readonly AccountEntry[];
  /** The day that it is stated for, `yyyy-MM-dd`. */
  readonly day: string;
  readonly language: Language;
  readonly head: Pick<PaperContent, 'logo' | 'colour'>;
}

/** What a statement of account says: each item that is open, what they come to by how late they are, and where it is paid. */
export function statement({ seller, customer, open, day, language, head }: Stated): PaperContent {
  const t = (key: string, values: Record<string, string | number> = {}) =>
    say(language, 'customer-statements', `paper.${key}`, values);
  const amount = (minor: number) => paperAmount(minor, 2, 2, language);
  const { aged, balance, overdue } = agedBalance(open, day);
  const title = t('title', { day });
  return {
    ...head,
    from: sellerLines(seller, language),
    to: [customer.name, ...addressLines(customer)],
    title,
    facts: customer.number === '' ? [] : [[t('customer'), customer.number]],
    columns: [
      { title: t('day'), share: 1.6 },
      { title: t('what'), share: 4 },
      { title: t('due'), share: 1.6 },
      { title: t('amount'), share: 2, end: true },
      { title: t('left'), share: 2, end: true },
    ],
    rows: open.map((one) => ({
      cells: [
        one.day,
        say(language, 'customer-ledger', `account.kinds.${one.kind}`, { number: one.number }),
        one.due ?? '',
        amount(one.amount),
        amount(one.open),
      ],
    })),
    totals: [
      ...(overdue > 0
        ? ages
            .filter((age) => aged[age] !== 0)
            .map(
              (age) =>
                [
                  say(language, 'customer-ledger', `account.ages.${age}`),
                  amount(aged[age]),
                ] as const,
            )
        : []),
      [`${t(balance < 0 ? 'credit' : 'owed')} ${seller.currency}`, amount(Math.abs(balance))],
    ],
    closing: [
      open.length === 0 ? t('none') : '',
      balance > 0 && seller.account !== '' ? t('payTo', { account: seller.account }) : '',
    ].filter(Boolean),
    signatures: [],
    foot: (page, pages) =>
      [seller.name, seller.org_number, t('foot', { page, pages })].filter(Boolean).join(' · '),
  };
}
