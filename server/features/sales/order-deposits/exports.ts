export { depositsPart } from './deposits-part-repo.ts';
