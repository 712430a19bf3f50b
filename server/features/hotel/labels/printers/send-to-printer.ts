import { connect } from 'node:net';
import type { PrintProblem } from '#contract/hotel/labels/labels.ts';

/** How long a printer has to answer, and then to take everything, in milliseconds. */
export interface Patience {
  readonly toConnect: number;
  readonly toTake: number;
}

// What label printers listen at.
const usualPort = 9100;
const usual: Patience = { toConnect: 5_000, toTake: 20_000 };

/**
 * Sends text to a printer as it is, and ends. Resolves with '' when the printer has taken everything
 * and ended too, else with what went wrong. What it answers is thrown away: nobody is told a word of
 * what stands at an address.
 */
export function sendToPrinter(
  { address, port }: { readonly address: string; readonly port: number | null },
  text: string,
  { toConnect, toTake }: Patience = usual,
): Promise<PrintProblem> {
  return new Promise((resolve) => {
    let connected = false;
    const printer = connect({ host: address, port: port ?? usualPort });
    let late = setTimeout(() => finish('silent'), toConnect);
    const finish = (problem: PrintProblem) => {
      clearTimeout(late);
      printer.destroy();
      resolve(problem);
    };
    printer.on('connect', () => {
      connected = true;
      clearTimeout(late);
      late = setTimeout(() => finish('silent'), toTake);
      printer.end(text);
    });
    printer.on('error', () => finish(connected ? 'broken_off' : 'unreachable'));
    // It ended; of one that did before it had everything nobody knows what it printed.
    printer.on('end', () => finish(printer.writableFinished ? '' : 'broken_off'));
    printer.resume();
  });
}
