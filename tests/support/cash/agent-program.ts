import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAgent } from '../../../scripts/server-build.ts';

/** The program of agents, as it is given to computers: built once, and started as often as a test wants. */
export function agentProgram() {
  const built = mkdtempSync(join(tmpdir(), 'wheelhouse-agent-'));
  const running = new Set<ChildProcess>();
  return {
    build: () => buildAgent(fileURLToPath(new URL('../../..', import.meta.url)), built),
    start(folder: string, ...args: string[]) {
      const program = join(built, 'agent.js');
      const child = spawn(process.execPath, [program, ...args, '--folder', folder], {
        env: { PATH: process.env['PATH'] },
      });
      const parts: Buffer[] = [];
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (part: Buffer) => void parts.push(part));
      }
      running.add(child);
      const ended = once(child, 'exit').then(([code]) => {
        running.delete(child);
        return code as number | null;
      });
      return { child, ended, output: () => Buffer.concat(parts).toString() };
    },
    /** Kills all that were started and still run. */
    async kill() {
      for (const child of running) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
    },
  };
}
