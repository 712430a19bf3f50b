export { carWithPlate } from './car-repo.ts';
export { ownersByName, ownersByPlate, type KnownOwner } from './known-owners-repo.ts';
export {
  carOfPlate,
  carsWithPartOfPlate,
  carsWithPlates,
  carWithId,
  ownerOfCar,
  type KnownCar,
} from './known-cars-repo.ts';
export { keepKType } from './keep-catalogue-number.ts';
export { carSearch } from './car-search.ts';
export { inspectionsTodayOf } from './inspections-today-repo.ts';
export { carsPart } from './cars-part-repo.ts';
