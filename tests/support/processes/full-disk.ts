// Loaded before a program (`node --import`): its disk is full for as long as the file named by
// FULL_DISK is there, though it says that there is room, as one does that fills up between two looks.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const mark = process.env['FULL_DISK'] ?? '';
const write = fs.writeSync as (...args: unknown[]) => number;

fs.writeSync = (...args: unknown[]) => {
  if (fs.existsSync(mark)) {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      errno: -28,
    });
  }
  return write(...args);
};
syncBuiltinESMExports();
