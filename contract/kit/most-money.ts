/** The largest amount of any document, in minor units. */
export const mostMoney = 1_000_000_000_00;
