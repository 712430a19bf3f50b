import { isPaper, labelCalls, mostPreviewed } from '#contract/hotel/labels/labels.ts';
import { printers } from '#contract/hotel/labels/printers.ts';
import { textsOf, type Sheet } from '#contract/kit/paper/sheet.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { mount } from '#server/kit/mount.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import type { FileAnswer } from '#server/kit/sheet/file-answer.ts';
import { labelsOf, wantedOf, type Wanted } from './labels-of.ts';
import { notePrinting } from './note-printing.ts';
import { printSoon } from './printers/jobs.ts';
import { mayReach } from './printers/printer-networks.ts';
import { networkPrinter, printsOf } from './printers/prints-repo.ts';

/** Labels and papers: looked at, and printed by a browser or at a printer of the site. */
export function labelsRoutes(app: AppContext): void {
  resourceRoutes(app, printers, {
    beforeSave: async (_, change, before) => {
      const { kind, address } = { ...before, ...change };
      if (kind !== 'network') return { ...change, address: '' };
      if (!mayReach(app.env.PRINTER_NETWORKS, address ?? ''))
        throw new AppError('common.wrong_input', {}, { address: 'fields.printer_address' });
      return change;
    },
  });
  mount(
    app,
    labelCalls,
  )({
    preview: async (context) => {
      const [{ drawSheet }, { missingLetters }] = await Promise.all([
        import('#server/kit/paper/draw-sheet.ts'),
        import('#server/kit/paper/fonts.ts'),
      ]);
      const labels = await labelsOf(app, context, await wantedOf(context, context.query), 'look');
      const shown = labels.slice(0, mostPreviewed).map(drawSheet);
      const missing = missingLetters(textsOf(labels));
      return { data: { count: labels.length, labels: shown, missing } };
    },
    print: async (context) => {
      const { format } = context.query;
      const wanted = await wantedOf(context, context.query);
      if (isPaper(wanted.of) && format === 'zpl') throw new AppError('labels.paper_only');
      const labels = await labelsOf(app, context, wanted, 'print');
      await notePrinting(context, { ...wanted, format, printerId: null });
      return fileOf(labels, wanted, format);
    },
    prints: async ({ db }) => ({ data: await printsOf(db) }),
    send: async (context) => {
      const { printer_id: printerId, ...input } = context.body;
      return send(context, await wantedOf(context, input), printerId);
    },
    sendAgain: async (context) => {
      const [print] = await printsOf(context.db, context.params.id);
      if (!print) throw new AppError('common.not_found');
      return send(context, print, print.printerId ?? 0);
    },
  });

  async function send(context: Context, wanted: Wanted, printerId: number) {
    if (isPaper(wanted.of)) throw new AppError('labels.paper_only');
    if (!(await networkPrinter(context.db, printerId))) throw new AppError('labels.no_printer');
    // What cannot be printed is reported at once, and not by the printer's silence.
    await labelsOf(app, context, wanted, 'look');
    const id = await notePrinting(context, { ...wanted, format: 'zpl', printerId });
    context.afterCommit(() => printSoon(app));
    return { data: { id } };
  }
}

async function fileOf(
  labels: readonly Sheet[],
  { of, size }: Wanted,
  format: 'pdf' | 'zpl',
): Promise<FileAnswer> {
  const name = isPaper(of) ? of.replace('_', '-') : `${of}-labels`;
  if (format === 'zpl') {
    const { writeZpl } = await import('./write-zpl.ts');
    return { name: `${name}.zpl`, type: 'application/zpl', content: writeZpl(labels) };
  }
  // They weigh as much as the rest of the server, and most days begin without a label.
  const [{ writePdf }, { drawSheet }] = await Promise.all([
    import('#server/kit/paper/write-pdf.ts'),
    import('#server/kit/paper/draw-sheet.ts'),
  ]);
  const content = writePdf(labels.map(drawSheet), { onSheets: size === 'a4' && !isPaper(of) });
  return { name: `${name}.pdf`, type: 'application/pdf', content };
}
