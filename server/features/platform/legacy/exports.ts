export { legacyUrls } from './legacy-repo.ts';
