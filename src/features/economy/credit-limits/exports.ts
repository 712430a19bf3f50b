export { CreditChip } from './credit-chip.tsx';
