export { visitSearch } from './visits/visit-search.ts';
export { arrivalsByHour, queueTodayOf } from './visits/queue-today-repo.ts';
export { letIn, publishQueue } from './arrival/let-in.ts';
export { holdQueue, peopleHere, peopleSince, personById, revisionOf } from './queue-repo.ts';
export { handlingTimesOf } from './visits/handling-repo.ts';
export { attachVisit } from './arrival/attach.ts';
export { visitsOf, type VisitOf } from './visits/visits-of-repo.ts';
export { queuePart } from './queue-part-repo.ts';
