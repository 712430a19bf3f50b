export { judgeAt } from './judge-at.ts';
export { keepReadingOfSet, readingsOfSet } from './readings-of-set-repo.ts';
export { lastReadings, type LastReading } from './reading-repo.ts';
export { standardOf } from './thresholds-repo.ts';
export { phoneOf } from './phone-of.ts';
export { readingsTodayOf } from './readings-today-repo.ts';
