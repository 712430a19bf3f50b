import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/free-port.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A process of the measurement, and where it listens. */
export interface Started {
  readonly url: string;
  readonly child: ChildProcess;
}

/** Starts the server as it was last built, with these settings and waits until it is ready; `profile` is a directory for where it spends its time. */
export async function startServer(
  variables: NodeJS.ProcessEnv,
  profile: string | undefined,
): Promise<Started> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const profiled = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  const child = spawn(process.execPath, [...profiled, join(root, 'dist-server/serve.js')], {
    cwd: root,
    env: { ...process.env, ...variables, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(`${url}/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('The server did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, child };
}

/** Starts what stands between the panels and a server. */
export async function startProxy(
  behind: string,
): Promise<Started & { send(what: 'cut' | 'mend'): Promise<void> }> {
  const child = fork(join(root, 'bench/queue/proxy.ts'), [behind]);
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return {
    child,
    url: url.replace(/\/$/, ''),
    async send(what) {
      child.send(what);
      await once(child, 'message');
    },
  };
}

/** Processor time of processes so far, in whole seconds. */
export function cpuSeconds(...pids: (number | undefined)[]): string {
  const ticks = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.map((spent) => Math.round(spent / 100)).join(' and ');
}

/** How long the machine's processors have been busy since it started, all together, in seconds. */
export function busySeconds(): number {
  const times = cpus().map((one) => one.times);
  return times.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, 0) / 1000;
}

/** Resident memory of a process, in MB. */
export function memory({ pid }: { readonly pid?: number | undefined }): number {
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
