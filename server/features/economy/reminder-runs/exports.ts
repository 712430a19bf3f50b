export { remindersPart } from './reminders-part-repo.ts';
