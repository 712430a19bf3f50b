/** How gift cards stand, by the ledger of what they paid. */
export const giftCardStates = ['unused', 'part', 'used', 'expired', 'taken_back'] as const;
