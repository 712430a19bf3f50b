export { labelsPath } from './labels-path.ts';
