export { passwordFault } from './new-password.ts';
export { SessionPage } from './session-page.tsx';
