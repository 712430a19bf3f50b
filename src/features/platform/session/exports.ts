export { passwordError } from './password/new-password.ts';
export { PasswordStrength } from './password/password-strength.tsx';
export { SessionPage } from './session-page.tsx';
