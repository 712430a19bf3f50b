import { constants } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import type { Work } from '#contract/cash/register-agents/agent-calls.ts';
import {
  isPrinterAddress,
  isPrinterDevice,
  printerPorts,
} from '#contract/cash/register-agents/printer-address.ts';

/** What became of something that was sent to a printer. */
export interface Outcome {
  readonly outcome: 'printed' | 'failed' | 'unknown';
  readonly problem: '' | 'unreachable' | 'silent' | 'broken_off' | 'no_device';
}

// How long a printer has to answer, and then to print, in milliseconds.
const toConnect = 5_000;
const toPrint = 20_000;

/**
 * Sends a job to its printer. What did not reach it is failed; of what it took without a word, nobody
 * knows whether it came out, or will. The server is believed no address that is none of the site's own
 * network, and no file that is no device.
 */
export function print(work: Work): Promise<Outcome> {
  const bytes = Buffer.from(work.bytes, 'base64');
  return work.printer === 'network' ? toNetwork(work, bytes) : toDevice(work.device, bytes);
}

// GS r 1: answered only when all before it is done, with one byte about its paper.
const askForPaper = Buffer.from([0x1d, 0x72, 1]);

function toNetwork(
  { address, port }: Pick<Work, 'address' | 'port'>,
  bytes: Buffer,
): Promise<Outcome> {
  const isPort = port >= printerPorts.from && port <= printerPorts.to;
  if (!isPrinterAddress(address) || !isPort) {
    return Promise.resolve({ outcome: 'failed', problem: 'unreachable' });
  }
  return new Promise((resolve) => {
    let connected = false;
    const printer = connect({ host: address, port });
    let late = setTimeout(() => finish({ outcome: 'failed', problem: 'unreachable' }), toConnect);
    const finish = (outcome: Outcome) => {
      clearTimeout(late);
      printer.destroy();
      resolve(outcome);
    };
    printer.on('connect', () => {
      connected = true;
      clearTimeout(late);
      late = setTimeout(() => finish({ outcome: 'unknown', problem: 'silent' }), toPrint);
      printer.write(Buffer.concat([bytes, askForPaper]));
    });
    printer.on('error', () =>
      finish(
        connected
          ? { outcome: 'unknown', problem: 'broken_off' }
          : { outcome: 'failed', problem: 'unreachable' },
      ),
    );
    printer.on('data', () => finish({ outcome: 'printed', problem: '' }));
    // Before it said a word: what it has it may print, or not.
    printer.on('end', () => finish({ outcome: 'unknown', problem: 'broken_off' }));
  });
}

async function toDevice(path: string, bytes: Buffer): Promise<Outcome> {
  const isThere = isPrinterDevice(path) && (await isDevice(path));
  const file = isThere
    ? await open(path, constants.O_WRONLY | constants.O_NOCTTY).catch(() => undefined)
    : undefined;
  if (!file) return { outcome: 'failed', problem: 'no_device' };
  const written = file.writeFile(bytes).then(
    (): Outcome => ({ outcome: 'printed', problem: '' }),
    (): Outcome => ({ outcome: 'unknown', problem: 'broken_off' }),
  );
  const late = Promise.withResolvers<Outcome>();
  const timer = setTimeout(() => late.resolve({ outcome: 'unknown', problem: 'silent' }), toPrint);
  const outcome = await Promise.race([written, late.promise]);
  clearTimeout(timer);
  // A printer that takes nothing would hold the agent up for good.
  void written.then(() => file.close()).catch(() => undefined);
  return outcome;
}

const isDevice = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isCharacterDevice(),
    () => false,
  );
