import packageJson from '../package.json' with { type: 'json' };

/** The version of the program: that of the server it was built with. */
export const { version } = packageJson;
