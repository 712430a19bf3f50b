export { keptSetsOf } from './kept/known-hotel.ts';
export { dropOvertaken, sendAhead } from './kept/overtaken.ts';
export { pendingOf, setKey, type Effect, type Pending } from './kept/pending.ts';
export { keptPlace, keptPlaces, suggestKeptPlace } from './kept/suggest-place.ts';
export { LocationField } from './quick/mode-picker.tsx';
export { selectedLocation, useSelectedLocation } from './work/selected-location.ts';
export { shownSign } from './work/sign-words.ts';
export { reportMissing } from './work/take-code.ts';
export { openHotel, useScanner } from './work/use-scanner.ts';
