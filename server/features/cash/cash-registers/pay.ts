import type { RegisterMethod } from '#contract/cash/cash-registers/register-calls.ts';
import type { NewPayment } from '#contract/cash/cash-registers/sale-parts.ts';
import { settleSale } from '#contract/cash/cash-registers/settle-sale.ts';
import type { JournalPayment } from '#contract/cash/cash-registers/journal/entries.ts';
import { AppError } from '#server/kit/errors.ts';

/** What changes hands for an amount with VAT, below zero where it is paid back. Throws where it is not paid by what the register takes. */
export function payments(
  gross: number,
  wanted: readonly NewPayment[],
  methods: readonly RegisterMethod[],
): { readonly payments: JournalPayment[]; readonly rounding: number } {
  const by = wanted.map(({ method_id }) => {
    const method = methods.find(({ id }) => id === method_id);
    if (!method) throw new AppError('cash-registers.not_in_register');
    return method;
  });
  const { paid, rounding } = settleSale(
    gross,
    wanted.map(({ amount }, at) => ({ amount, rounding: by[at]! })),
  );
  return {
    rounding,
    payments: wanted.map(({ handed, reference }, at) => {
      const { id, name, kind } = by[at]!;
      const amount = paid[at]!;
      const isChanged = kind === 'cash' && amount > 0 && handed !== null;
      if (isChanged && handed < amount) {
        throw new AppError('cash-registers.not_paid', { left: (amount - handed) / 100 });
      }
      return {
        method_id: id,
        method: name,
        kind,
        amount,
        handed: isChanged ? handed : null,
        reference,
      };
    }),
  };
}
