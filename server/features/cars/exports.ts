export { lookUpCar, lookUpOwner, type Asking } from './registry/look-up.ts';
export { keptAnswer, lastLookUps } from './registry/registry-repo.ts';
export {
  carsWithPartOfPlate,
  carsWithPlates,
  carWithId,
  type KnownCar,
} from './known-cars-repo.ts';
export { carWithPlate } from './car-repo.ts';
export { carFinder } from './car-finder.ts';
