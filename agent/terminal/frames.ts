import { connect } from 'node:net';
import { isPrinterAddress, terminalPorts } from '#contract/cash/register-agents/printer-address.ts';

// A terminal that is there is there at once; in milliseconds.
const toConnect = 5_000;
// No message of the protocol is as long.
const longest = 1_000_000;

/** How an exchange with a terminal ended without an answer: of what was `not_sent` it never heard. */
export type NoAnswer = 'not_sent' | 'no_answer';

/**
 * Sends one message to a terminal and answers the first of its messages that `isAnswer`; others are of
 * something else. Each message stands behind its length, four bytes with the highest first. The server is
 * believed no address that is none of the site's own network.
 */
export function exchange<T>(
  { address, port }: { readonly address: string; readonly port: number },
  message: object,
  { answerOf, patience }: { answerOf: (said: unknown) => T | undefined; patience: number },
): Promise<T | NoAnswer> {
  const isPort = port >= terminalPorts.from && port <= terminalPorts.to;
  if (!isPrinterAddress(address) || !isPort) return Promise.resolve('not_sent');
  return new Promise((resolve) => {
    let ended: NoAnswer = 'not_sent';
    let bytes = Buffer.alloc(0);
    const terminal = connect({ host: address, port });
    let late = setTimeout(() => finish(ended), toConnect);
    const finish = (with_: T | NoAnswer) => {
      clearTimeout(late);
      terminal.destroy();
      resolve(with_);
    };
    terminal.on('connect', () => {
      ended = 'no_answer';
      clearTimeout(late);
      late = setTimeout(() => finish(ended), patience);
      terminal.write(framed(message));
    });
    terminal.on('error', () => finish(ended));
    terminal.on('close', () => finish(ended));
    terminal.on('data', (part) => {
      bytes = Buffer.concat([bytes, Buffer.from(part)]);
      for (;;) {
        if (bytes.length < 4) return;
        const length = bytes.readUInt32BE(0);
        if (length > longest) return finish(ended);
        if (bytes.length < 4 + length) return;
        const answer = answerOf(parsed(bytes.subarray(4, 4 + length)));
        bytes = bytes.subarray(4 + length);
        if (answer !== undefined) return finish(answer);
      }
    });
  });
}

/** A message behind its length. */
function framed(message: object): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text]);
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
