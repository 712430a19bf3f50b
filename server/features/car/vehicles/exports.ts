export { brandBehind, brandsOf } from './vehicles-repo.ts';
