export { vatRatesOf } from './vat-rates-repo.ts';
