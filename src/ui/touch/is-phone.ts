import { breakpoints } from '../layout/breakpoints.ts';
import { isTouch } from './is-touch.ts';

/** Whether a finger works it, in one hand. */
export const isPhone = (): boolean => isTouch() && !matchMedia(breakpoints.tablet).matches;
