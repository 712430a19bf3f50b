export { consigneesPart } from './consignees-part-repo.ts';
