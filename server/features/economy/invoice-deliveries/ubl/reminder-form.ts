import type { UblDocument, UblReminder, UblTax } from './ubl-form.ts';

/** What a reminder asks for. Amounts in minor units, days `yyyy-MM-dd`. */
export interface Reminding {
  /** Its own number. */
  readonly number: string;
  readonly day: string;
  readonly pay_by: string | null;
  readonly note: string;
  /** What is left of the invoice itself. */
  readonly principal: number;
  /** What is asked for besides, and why. */
  readonly charges: readonly { readonly amount: number; readonly reason: string }[];
  /** Why there is no VAT of that. */
  readonly exempt: string;
}

/** A reminder of an issued invoice by the terms of EHF Reminder 3: the invoice again, with what is asked for besides as charges without VAT, less what was paid. */
export function reminderForm(
  invoice: UblDocument,
  { number, day, pay_by, note, principal, charges, exempt }: Reminding,
): UblReminder {
  const asked = charges.reduce((sum, { amount }) => sum + amount, 0);
  const { totals } = invoice;
  // What is outside of VAT stands beside nothing else (BR-O-11).
  const category = invoice.taxes.some((tax) => tax.category === 'O') ? 'O' : 'E';
  const vat = { category, rate: 0 } as const;
  const gross = totals.gross + asked;
  return {
    ...invoice,
    kind: 'reminder',
    number,
    issued: day,
    due: pay_by,
    note,
    delivered: null,
    deliveredTo: '',
    // One of both has to be said, and an order has no place (PEPPOL-EN16931-R003).
    buyerReference: invoice.buyerReference || invoice.purchaseOrder,
    purchaseOrder: '',
    credits: { number: invoice.number, issued: null },
    extras: [
      ...invoice.extras,
      ...charges.map(({ amount, reason }) => ({ charge: true, amount, reason, vat })),
    ],
    taxes: asked === 0 ? invoice.taxes : withoutVat(invoice.taxes, category, asked, exempt),
    totals: {
      ...totals,
      charges: totals.charges + asked,
      net: totals.net + asked,
      gross,
      paid: gross + totals.rounding - principal - asked,
      due: principal + asked,
    },
    lines: invoice.lines.map((line) => ({ ...line, properties: [] })),
  };
}

function withoutVat(
  taxes: readonly UblTax[],
  category: 'E' | 'O',
  net: number,
  reason: string,
): UblTax[] {
  const same = taxes.find((tax) => tax.category === category);
  if (!same) return [...taxes, { category, rate: 0, net, vat: 0, reasonCode: '', reason }];
  return taxes.map((tax) => (tax === same ? { ...tax, net: tax.net + net } : tax));
}
