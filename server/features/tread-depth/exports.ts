export { lastReadings, type LastReading } from './reading-repo.ts';
