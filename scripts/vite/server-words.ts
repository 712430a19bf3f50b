import type { Plugin } from 'vite';

// What notifications, mails and SMS say is written by the server alone.
const ofServer = ['told', 'message'];

/** Leaves out of the app's words what only the server says. */
export const serverWords = (): Plugin => ({
  name: 'server-words',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/locales\/.*\.json$/.test(id)) return null;
    const words = JSON.parse(code) as Record<string, unknown>;
    for (const key of ofServer) delete words[key];
    return { code: JSON.stringify(words), map: null };
  },
});
