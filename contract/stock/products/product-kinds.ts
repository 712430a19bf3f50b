/** What can be sold; each kind has fields of its own. */
export const productKinds = ['tyre', 'rim', 'part', 'work', 'package'] as const;
export type ProductKind = (typeof productKinds)[number];

/** What a quantity of a product is counted in. */
export const productUnits = ['piece', 'set', 'hour', 'litre', 'metre', 'kilogram'] as const;

/** How a product is taxed, by the kinds of VAT codes: each company has its own code and rate for it. */
export const productVats = ['standard', 'reduced', 'zero', 'exempt'] as const;

/** Classes of the EU's label for tyres, the best first; '' where nothing is known. */
export const labelClasses = ['', 'A', 'B', 'C', 'D', 'E'] as const;
