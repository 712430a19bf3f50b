export { whiteLabelOf } from './white-label-repo.ts';
