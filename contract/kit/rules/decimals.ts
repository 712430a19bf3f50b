/** How many of so many decimals are written whether or not they say anything: the cents of an amount, also where its prices have parts of a cent; none of a quantity, in thousandths. */
export const leastDecimals = (digits: number): number => (digits === 3 ? 0 : Math.min(digits, 2));
