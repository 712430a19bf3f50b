import { cashRounding } from '../../money/payment-rounding.ts';
import { denmark } from './dk.ts';
import { finland } from './fi.ts';
import { norway } from './no.ts';
import type { BookPreset } from './preset.ts';
import { sweden } from './se.ts';

/** What companies begin their books with, by their country. */
export const bookPresets: Readonly<Record<string, BookPreset>> = {
  NO: norway,
  SE: sweden,
  DK: denmark,
  FI: finland,
};

type Values = Readonly<Record<string, unknown>>;

/** The rows of one resource that a preset has: what each is known by, and what it holds. Fields that end with `account_id` hold an account's number. */
export interface PresetRows {
  readonly resource: string;
  readonly known: readonly string[];
  readonly rows: readonly Values[];
}

/** All rows of a country's preset, in the order in which they need each other, so that accounts come in two parts; none of a country that has no preset. */
export function rowsOfPreset(country: string): PresetRows[] {
  const preset = bookPresets[country];
  if (!preset) return [];
  const { accounts, vatCodes, methods, rounding, drawer, sales, payments, costs, giftCards } =
    preset;
  const cash = cashRounding[country];
  const numbered = accounts.map(([number, kind, vat_code, name, standard_account = '']) => ({
    number,
    name,
    kind,
    vat_code,
    standard_account,
  }));
  // VAT codes name the accounts of their VAT, and other accounts what is usually sold on them.
  const accountsOf = (isWanted: (row: (typeof numbered)[number]) => boolean) => ({
    resource: 'ledger-accounts',
    known: ['number'],
    rows: numbered.filter(isWanted),
  });
  return [
    accountsOf(({ vat_code: code }) => code === ''),
    {
      resource: 'vat-codes',
      known: ['code', 'valid_from'],
      rows: vatCodes.map(([code, kind, rate, valid_from, valid_to, name, account_id = null]) => {
        const held = { valid_from, valid_to };
        return { code, name, kind, rate, ...held, account_id };
      }),
    },
    accountsOf(({ vat_code: code }) => code !== ''),
    {
      resource: 'payment-methods',
      known: ['name'],
      rows: [
        ...methods.map(([name, kind, account_id, rounded]) => {
          const step = kind === 'cash' ? `r${cash?.step}` : (rounded ?? 'none');
          const rounds = step !== 'none';
          return {
            name,
            kind,
            account_id,
            rounding: step,
            rounding_account_id: rounds ? rounding : null,
            expired_account_id: null,
            difference_account_id: (kind === 'cash' && drawer?.difference) || null,
            moved_account_id: (kind === 'cash' && drawer?.moved) || null,
          };
        }),
        giftCardMethod(giftCards),
      ],
    },
    {
      resource: 'sales-accounting-rules',
      known: ['name'],
      rows: sales.map(([name, account_id, vat_code = '', product_kind = '']) => {
        const booked = { account_id, prepaid_account_id: preset.prepaid };
        return { name, product_kind, vat_code, ...booked };
      }),
    },
    {
      resource: 'payment-accounting-rules',
      known: ['name'],
      rows: payments.map(([name, payment_kind, account_id, fee_account_id = null]) => {
        const isInvoice = payment_kind === 'invoice';
        const booked = {
          account_id,
          fee_account_id,
          advance_account_id: isInvoice ? preset.advances : null,
          late_fee_account_id: (isInvoice && preset.lateFees) || null,
          interest_account_id: (isInvoice && preset.lateInterest) || null,
          loss_account_id: isInvoice ? preset.losses : null,
        };
        return { name, payment_kind, ...booked };
      }),
    },
    {
      resource: 'cost-accounting-rules',
      known: ['name'],
      rows: costs.map(([name, booked]) => ({ name, ...booked })),
    },
  ];
}

const giftCardMethod = ({ name, account, expired }: BookPreset['giftCards']) => ({
  name,
  kind: 'gift_card',
  account_id: account,
  rounding: 'none',
  rounding_account_id: null,
  expired_account_id: expired,
  difference_account_id: null,
  moved_account_id: null,
});
