export { methodOfKind } from './methods-repo.ts';
export type { EnterPaid, ToRegister } from './to-register.ts';
