export { pendingOf, type Pending } from './kept/pending.ts';
export { keptPlace, suggestKeptPlace } from './kept/suggest-place.ts';
export { LocationField } from './quick/mode-picker.tsx';
export { useSelectedLocation } from './work/selected-location.ts';
export { shownSign } from './work/sign-words.ts';
export { reportMissing } from './work/take-code.ts';
export { openHotel, useScanner } from './work/use-scanner.ts';
