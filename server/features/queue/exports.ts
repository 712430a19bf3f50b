export { visitFinder } from './visit-finder.ts';
export { arrivalsByHour, longestWaitingOf, queueTodayOf } from './queue-today-repo.ts';
export { letIn, tellQueue } from './let-in.ts';
export { peopleSince, personById, revisionOf } from './queue-repo.ts';
export { handlingTimesOf } from './handling-repo.ts';
export { attachVisit } from './attach.ts';
export { visitsOf, type VisitOf } from './visits-of-repo.ts';
