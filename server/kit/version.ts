import packageJson from '../../package.json' with { type: 'json' };

/** The version of the client and the server: specification §9. */
export const version = packageJson.version;
