import fc from 'fast-check';

/** Whether `npm run fuzz` draws: other values each time, and many more of them. */
export const isFuzzing = process.env.TEST_FUZZ !== undefined;

// Every other run draws the same, so that what one change passes another one passes too.
if (!isFuzzing) fc.configureGlobal({ seed: 20_261_122 });

export { fc };
