/** Whether a finger works it. */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;
