export { signsFor } from './journal/sign.ts';
