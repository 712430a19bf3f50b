export { whiteLabelOf } from './white-label-repo.ts';
export { brandOnPaper } from './brand-on-paper.ts';
