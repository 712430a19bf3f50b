export { lookUpCar, lookUpOwner, type Asking } from './registry/look-up.ts';
export { carWithPlate } from './car-repo.ts';
export { ownersByName, ownersByPlate, type KnownOwner } from './known-owners-repo.ts';
export { keptAnswer, lastLookUps } from './registry/registry-repo.ts';
export {
  carsWithPartOfPlate,
  carsWithPlates,
  carWithId,
  type KnownCar,
} from './known-cars-repo.ts';
export { carFinder } from './car-finder.ts';
