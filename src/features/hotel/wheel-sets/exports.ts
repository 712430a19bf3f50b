export { Picture } from './photos/picture.tsx';
export { shrink } from './photos/shrink.ts';
export { useKnown } from './intake/use-known.ts';
