/** The scanner's own part of a device, which comes when something waits there or is done without network. */
export const scanner = () => import('#src/features/hotel/scanner/exports.ts');
