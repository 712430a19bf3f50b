/** A voucher as people call it: its series and its number in the financial year. */
export const voucherNumber = ({
  series,
  number,
}: {
  readonly series: string;
  readonly number: number;
}): string => `${series}${number}`;
