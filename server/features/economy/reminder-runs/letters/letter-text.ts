import type { Seller } from '#contract/economy/invoices/parties.ts';
import type { WrittenKind } from '#contract/economy/reminder-runs/reminder-letters.ts';
import type { Language } from '#contract/platform/languages.ts';
import { say } from '#server/kit/words.ts';

/** What a letter says; amounts in minor units, days `yyyy-MM-dd`. */
export interface Said {
  readonly kind: WrittenKind;
  readonly number: string;
  readonly day: string;
  readonly pay_by: string | null;
  readonly currency: string;
  readonly amount: number;
  readonly fee: number;
  readonly interest: number;
  readonly invoices: readonly {
    readonly number: string;
    readonly due: string;
    readonly open: number;
    readonly payment_reference: string;
    /** Where it is seen and paid; '' on paper. */
    readonly link: string;
  }[];
}

const moneyIn = (currency: string, language: Language) => (minor: number) =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(minor / 100);

/** A letter as a mail: each invoice with what is open of it and where it is paid, what is asked for besides, and until when. */
export function letterText(
  { kind, pay_by, currency, amount, fee, interest, invoices }: Said,
  { name: company, account, closing }: Pick<Seller, 'name' | 'account' | 'closing'>,
  language: Language,
): { readonly subject: string; readonly body: string } {
  const t = (key: string, values: Record<string, string> = {}) =>
    say(language, 'reminder-runs', `message.${key}`, values);
  const money = moneyIn(currency, language);
  const numbers = invoices.map(({ number }) => number).join(', ');
  const listed = invoices.flatMap(({ number, due, open, payment_reference: reference, link }) => [
    t('invoice', { number, due, amount: money(open), reference }),
    ...(link === '' ? [] : [link]),
  ]);
  const sums = [
    ...(fee > 0 ? [t('fee', { amount: money(fee) })] : []),
    ...(interest > 0 ? [t('interest', { amount: money(interest) })] : []),
    t('total', { amount: money(amount), day: pay_by ?? '', account }),
  ];
  return {
    subject: t(`subject.${kind}`, { company, numbers }),
    body: [
      t(`text.${kind}`, { company }),
      listed.join('\n'),
      sums.join('\n'),
      t('paid'),
      [closing, company].filter(Boolean).join('\n'),
    ].join('\n\n'),
  };
}

/** The same as an SMS: what is late, how much that is, and where it is paid. */
export function smsText(
  { currency, amount, invoices }: Said,
  { name: company }: Pick<Seller, 'name'>,
  language: Language,
): string {
  const numbers = invoices.map(({ number }) => number).join(', ');
  const values = { company, numbers, amount: moneyIn(currency, language)(amount) };
  const links = invoices.map(({ link }) => link);
  return [say(language, 'reminder-runs', 'message.sms', values), ...links].join('\n');
}
