export { needsCostCentre, usualCostCentre } from './usual.ts';
