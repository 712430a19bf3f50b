export { visitFinder } from './visit-finder.ts';
export { arrivalsByHour, longestWaitingOf, queueTodayOf } from './queue-today-repo.ts';
