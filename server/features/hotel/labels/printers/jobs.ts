import type { PrintProblem, Resolution } from '#contract/hotel/labels/labels.ts';
import { printers } from '#contract/hotel/labels/printers.ts';
import { announce, notify } from '#server/features/platform/notifications/exports.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { labelsOf } from '../labels-of.ts';
import { mayReach } from './printer-networks.ts';
import {
  markPrint,
  networkPrinter,
  printsOf,
  waitingPrints,
  type WaitingPrint,
} from './prints-repo.ts';
import { sendToPrinter, type Patience } from './send-to-printer.ts';

const name = 'print-labels';

/** Sends to the printers of sites what waits for them. */
export function labelsJobs(app: AppContext): void {
  app.jobs.add({ name, cron: '* * * * *', work: () => printWaiting(app) });
}

/** Asks for what waits to be sent now. */
export const printSoon = (app: AppContext): Promise<void> => app.jobs.soon(name);

/** Prints what waits: printer by printer at the same time, and at each in the order in which it was asked for. */
export async function printWaiting(app: AppContext, patience?: Patience): Promise<void> {
  const waiting = await app.db.transaction('system', waitingPrints);
  const ofPrinter = Map.groupBy(waiting, (one) => `${one.chain_id} ${one.printer_id}`);
  await Promise.all(
    [...ofPrinter.values()].map(async (prints) => {
      let problem: PrintProblem = '';
      for (const print of prints) {
        // A printer that does not answer is not asked by each label again.
        if (problem !== 'unreachable' && problem !== 'silent')
          problem = await printOne(app, print, patience);
        await notifyOfFailure(app, print, problem);
      }
    }),
  );
  if (waiting.length > 0) await announce(app);
}

async function printOne(
  app: AppContext,
  print: WaitingPrint,
  patience: Patience | undefined,
): Promise<PrintProblem> {
  const { chain_id: chainId, site_id: siteId, asked_by: userId } = print;
  const acting = { chainId, siteId, ...(userId === null ? { job: name } : { userId }) };
  const ready = await actAs(app, acting, { requestId: `print ${print.id}` }, async (context) => {
    const { db } = context;
    const [stored] = await printsOf(db, print.id);
    const printer = stored?.printerId && (await networkPrinter(db, stored.printerId));
    if (!stored || !printer) return 'gone' as const;
    if (!mayReach(app.env.PRINTER_NETWORKS, printer.address)) return 'not_allowed' as const;
    const labels = await labelsOf(app, context, stored, 'print');
    await markPrint(db, print, 'sending');
    const { writeZpl } = await import('../write-zpl.ts');
    return { printer, text: writeZpl(labels, printer.resolution as Resolution) };
  }).catch((cause: unknown) => {
    // Whose labels it were, or who asked for them, is not there any more.
    if (cause instanceof AppError) return 'gone' as const;
    throw cause;
  });
  return typeof ready === 'string' ? ready : sendToPrinter(ready.printer, ready.text, patience);
}

/** Writes down what became of it, and notifies who asked where it failed. */
async function notifyOfFailure(
  app: AppContext,
  print: WaitingPrint,
  problem: PrintProblem,
): Promise<void> {
  const { chain_id: chainId, site_id: siteId, asked_by: userId } = print;
  await app.db.transaction('system', async (tx) => {
    await markPrint(tx, print, problem ? 'failed' : 'printed', problem);
    if (problem === '' || userId === null) return;
    await notify(tx, {
      chainId,
      to: { siteId, userId },
      kind: 'operations',
      words: { key: (part) => `labels:told.failed.${part}`, values: {} },
      once: `print_failed ${print.id}`,
    });
  });
  publishChanged(app, printers, { chainId, siteId });
}
