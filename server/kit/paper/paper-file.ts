import { pagesOf, type PaperContent } from '#contract/kit/paper/pages.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { FileAnswer } from '#server/kit/sheet/file-answer.ts';

/** A paper as the file that is printed, under its title. */
export const paperFile = (app: AppContext, content: PaperContent): FileAnswer =>
  papersFile(app, [content]);

/** Papers of the same logo as one file, under the title of the first. There is one at least. */
export const papersFile = (app: AppContext, papers: readonly PaperContent[]): FileAnswer => ({
  name: `${papers[0]!.title}.pdf`,
  type: 'application/pdf',
  content: written(app, papers),
});

/** Made once the transaction is over: a logo may come from afar. What writes it weighs as much as the rest of the server. */
async function* written(
  app: AppContext,
  papers: readonly PaperContent[],
): AsyncGenerator<Uint8Array> {
  const [{ writePdf }, { drawSheet }, { readPicture }] = await Promise.all([
    import('./write-pdf.ts'),
    import('./draw-sheet.ts'),
    import('./read-picture.ts'),
  ]);
  const { logo, title } = papers[0]!;
  const picture = logo === undefined ? undefined : await readPicture(app.http, logo);
  const pictures = new Map(logo !== undefined && picture ? [[logo, picture]] : []);
  yield* writePdf(papers.flatMap(pagesOf).map(drawSheet), { title, pictures });
}
