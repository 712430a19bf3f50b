/** The states of an order in which what it sells is agreed on, and not yet done. */
const agreedStates: readonly unknown[] = ['accepted', 'planned', 'in_progress'];

/** Whether what an order sells is kept for it as far as it is free. */
export const isAgreed = (state: unknown): boolean => agreedStates.includes(state);
