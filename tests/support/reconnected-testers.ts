import type { Plugin } from 'vite';

const client = '@vitest/browser/dist/client.js';

// Each has to be there: where a newer Vitest says it otherwise, it may have mended this by itself.
const mends: readonly (readonly [string, string])[] = [
  ['let openPromise;', 'let openPromise;\n\tlet follow = () => {};'],
  [
    'openPromise = new Promise((resolve, reject) => {',
    'const older = follow;\n\t\topenPromise = new Promise((resolve, reject) => {\n\t\t\tfollow = resolve;',
  ],
  [
    'ctx.ws.addEventListener("message",',
    'older(openPromise);\n\t\tconst socket = ctx.ws;\n\t\tsetTimeout(() => { if (socket.readyState === WebSocket.CONNECTING) socket.close(); }, 15e3);\n\t\tctx.ws.addEventListener("message",',
  ],
];

/**
 * Lets a page of tests whose first connection to Vitest is dropped, or not answered for 15 seconds,
 * wait for its next one. By itself it waits for the first for ever, and then every file left is
 * given up (vitest-dev/vitest#10166). Throws when Vitest's client is not what this mends.
 */
export function reconnectedTesters(): Plugin {
  return {
    name: 'reconnected-testers',
    transform: {
      filter: { id: new RegExp(`${client.replaceAll('.', String.raw`\.`)}(?:$|\\?)`) },
      handler(code) {
        return {
          code: mends.reduce((mended, [from, to]) => {
            if (!mended.includes(from)) throw new Error(`${client} has no "${from}" to mend.`);
            return mended.replace(from, to);
          }, code),
          map: null,
        };
      },
    },
  };
}
