/** The element of a check on the page of an order: what leads to the check focuses it. */
export const checkId = ({ id }: { readonly id: number }): string => `check-${id}`;
