export { TimeOfDay } from './inputs/time-of-day.tsx';
