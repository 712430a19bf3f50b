export { OpenedByLink } from './report/opened-by-link.tsx';
export { useDepthText } from './report/use-depth-text.ts';
export { useJudge, useLegalDepth } from './edit/use-judge.ts';
export { TreadOnCar } from './report/tread-on-car.tsx';
export { VerdictChip } from './report/verdict-chip.tsx';
