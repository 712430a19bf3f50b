import type { Plugin } from 'vite';

// A text, however it is quoted; in one with placeholders others may stand within these.
const template = /`(?:[^`\\$]|\\.|\$(?!\{)|\$\{(?:[^`{}]|`[^`]*`)*\})*`/;
const summary = new RegExp(
  String.raw`\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|${template.source})`,
  'g',
);

/** Leaves out of the app what only the server's documentation of the API says of calls. */
export const serverSummaries = (): Plugin => ({
  name: 'server-summaries',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/contract\/.*\.ts$/.test(id)) return null;
    return { code: code.replaceAll(summary, "summary: ''"), map: null };
  },
});
