// Everything that can be known about the code without running it: all steps at once, each failure told once.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const steps: [name: string, command: string, ...args: string[]][] = [
  ['types', 'tsc', '-p', '.'],
  ['types of the app', 'tsc', '-p', 'src'],
  ['types of the worker', 'tsc', '-p', 'sw'],
  ['lint', 'oxlint'],
  ['format', 'oxfmt', '--check'],
  ['dead code', 'knip', '--no-progress'],
  ['table types', 'node', 'scripts/generate-tables.ts', '--check'],
  [
    'project and words',
    'vitest',
    'run',
    '--reporter',
    'default',
    '--project',
    'rules',
    'tests/architecture',
    'tests/words',
  ],
];
if (existsSync('dist/.built-from')) steps.push(['sizes', 'node', 'scripts/check-sizes.ts']);

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;

const results = await Promise.all(
  steps.map(async ([name, command, ...args]) => {
    const { code, output } = await run(command, args);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(20)} ${seconds()}`);
    return { name, code, output };
  }),
);

const failed = results.filter(({ code }) => code !== 0);
for (const { name, output } of failed) console.log(`\n--- ${name}\n${output.trim()}`);
console.log(
  failed.length === 0
    ? `\nAll ${results.length} checks passed in ${seconds()}.`
    : `\n${failed.length} of ${results.length} checks failed: ${failed.map(({ name }) => name).join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

function run(command: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, NO_COLOR: '1' } });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
