export { registerUrls } from './cash-register-repo.ts';
