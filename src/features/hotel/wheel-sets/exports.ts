export { useKnown } from './intake/use-known.ts';
