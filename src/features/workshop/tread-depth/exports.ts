export { OpenedByLink } from './report/opened-by-link.tsx';
export { useDepthText } from './report/use-depth-text.ts';
export { useJudge } from './edit/use-judge.ts';
export { toneOf, VerdictChip } from './report/verdict-chip.tsx';
