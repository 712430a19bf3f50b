export { hasVatCode } from './vat-code-repo.ts';
export { vatRatesOf } from './vat-rates-repo.ts';
