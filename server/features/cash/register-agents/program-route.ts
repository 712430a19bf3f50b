import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AppContext } from '#server/kit/app-context.ts';

const built = fileURLToPath(new URL('../../../../dist-agent/agent.js', import.meta.url));

/** The program of the agents as a file, of this very version: a computer is set up by one line. There is nothing secret in it. */
export function programRoute({ http }: Pick<AppContext, 'http'>): void {
  http.get('/agent.js', async (_request, reply) => {
    const program = await readFile(built).catch(() => undefined);
    if (!program) return reply.callNotFound();
    return reply
      .header('Cache-Control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(program);
  });
}
