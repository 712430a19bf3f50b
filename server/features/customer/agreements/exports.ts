export { agreementsOfCars } from './agreement-repo.ts';
export { agreementsPart } from './agreements-part-repo.ts';
