// The agent of a cash register: prints what the server has for it. See docs/agent.md.
import { homedir, hostname } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { agentCalls } from '#contract/cash/register-agents/agent-calls.ts';
import { ask, serverAddress } from './ask-server.ts';
import { keep, readKept } from './kept.ts';
import { openLog } from './log.ts';
import { run } from './run.ts';
import { version } from './version.ts';

const usage = `Wheelhouse agent ${version}
  node agent.js pair CODE --server https://app.example.com   connects this computer
  node agent.js run                                          prints what comes
  --folder FOLDER                                            where its token is kept`;

// What systemd takes for something that a new start does not mend.
const notPaired = 78;

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { server: { type: 'string' }, folder: { type: 'string' } },
  });
  // systemd names one for its services.
  const usual = process.env['STATE_DIRECTORY'] ?? join(homedir(), '.wheelhouse-agent');
  const folder = values.folder ?? usual;
  const [command, code] = positionals;
  if (command === 'pair' && code !== undefined && values.server !== undefined) {
    await pair(folder, serverAddress(values.server), code);
  } else if (command === 'run') {
    await begin(folder);
  } else {
    console.error(usage);
    process.exitCode = 64;
  }
}

async function pair(folder: string, server: string, code: string): Promise<void> {
  const body = { code, computer: hostname().slice(0, 100), version };
  const { data } = await ask(server, agentCalls.pair, body);
  keep(folder, { server, token: data.token });
  console.log(`This computer is now the agent ${data.name} at ${data.site}.`);
}

async function begin(folder: string): Promise<void> {
  const kept = readKept(folder);
  if (!kept) {
    console.error('This computer is not connected. Make a pairing code, and pair it first.');
    process.exitCode = notPaired;
    return;
  }
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stopping.abort());
  const ended = await run(folder, kept, openLog(), stopping.signal);
  if (ended === 'revoked') process.exitCode = notPaired;
}
