export { networkOf } from './attempt-rules.ts';
export { countTry } from './attempts.ts';
