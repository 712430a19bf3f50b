import { buildWhenChanged } from '../../scripts/app-build.ts';

/** Vitest calls it before the end-to-end tests: they run on the real build. */
export const setup = buildWhenChanged;
