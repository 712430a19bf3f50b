// A process of its own that restores an archive over a data directory and is killed, as by a power
// cut, just before the given one of its removals and renamings. It ends by itself when it has fewer.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [dir = '', archive = '', last] = process.argv.slice(2);
let steps = 0;

function killBefore(name: 'rm' | 'rename'): void {
  const real = fs.promises[name] as (...args: unknown[]) => Promise<void>;
  fs.promises[name] = (...args: unknown[]) => {
    steps += 1;
    if (steps === Number(last)) process.kill(process.pid, 'SIGKILL');
    return real(...args);
  };
}

killBefore('rm');
killBefore('rename');
syncBuiltinESMExports();

const { restore } = await import('#server/db/backup.ts');
await restore({ dir }, archive, true);
