/** Whether a country (ISO 3166) wants the program of a cash register declared by who supplies it: Norway, kassasystemforskrifta § 3-1. */
export const needsDeclaration = (country: string): boolean => country === 'NO';

/** Whether it wants a control unit at each register: Sweden, skatteförfarandelagen 39 kap. */
export const needsControlUnit = (country: string): boolean => country === 'SE';
