export { keepDemoPhoto, keepFiles, readPicture, removeFiles } from './photos/photo-files.ts';
export { passportAddresses } from './passports/passport-addresses.ts';
export { storedSetsOf } from './stored-sets-repo.ts';
export { setSearch } from './set-search.ts';
export { otherSetsOfCustomer, setsOfCars } from './known-sets-repo.ts';
export { wheelSetsPart } from './wheel-sets-part-repo.ts';
export { handleNow, handleSet, stateAndPlaceOf } from './intents/handle-set.ts';
export { lockSets } from './intents/lock-sets-repo.ts';
