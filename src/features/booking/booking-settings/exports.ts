export { Choices } from './inputs/choices.tsx';
export { TimeOfDay } from './inputs/time-of-day.tsx';
