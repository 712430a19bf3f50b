export { viewsOf } from './view-repo.ts';
