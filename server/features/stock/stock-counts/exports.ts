export { postCounts } from './post-counts.ts';
