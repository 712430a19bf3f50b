export { agreementsOfCars } from './agreement-repo.ts';
