export { reportSources } from './sources.ts';
