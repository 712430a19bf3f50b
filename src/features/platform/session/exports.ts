export { passwordError } from './password/new-password.ts';
export { SessionPage } from './session-page.tsx';
