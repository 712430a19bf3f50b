export { methodOfKind } from './methods-repo.ts';
