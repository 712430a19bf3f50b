export { countTry } from './attempts.ts';
