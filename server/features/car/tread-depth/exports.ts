export { lastReadings, type LastReading } from './reading-repo.ts';
export { readingsTodayOf } from './readings-today-repo.ts';
