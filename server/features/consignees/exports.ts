export { consigneesPart } from './consignees-part.ts';
