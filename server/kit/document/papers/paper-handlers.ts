import type { Papers } from '#contract/kit/document/papers.ts';
import { mayReadPaper, papersNow } from '#contract/kit/document/papers-now.ts';
import { pagesOf, type PaperContent } from '#contract/kit/paper/pages.ts';
import { textsOf } from '#contract/kit/paper/sheet.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { languageOf, type Language } from '#contract/platform/languages.ts';
import type { Right } from '#contract/rights.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { wrongState } from '#server/kit/resource/steps/guards.ts';
import type { Stored } from '#server/kit/resource/resource-table.ts';
import { paperFile } from '#server/kit/paper/paper-file.ts';
import type { FileAnswer } from '#server/kit/sheet/file-answer.ts';
import { paperContent, type Letterhead, type Printed } from './paper-content.ts';
import { senderOf } from './sender-repo.ts';

/** How the papers of the caller's site are headed. */
export type LetterheadOf = (context: Context) => Promise<Letterhead>;

/** What a document keeps itself of who gives and gets its papers; undefined where registers say it. */
export type PrintedOf = (
  context: Context,
  row: Row,
  language: Language,
) => Promise<Printed | undefined>;

interface Headed {
  readonly letterhead: LetterheadOf;
  readonly printed?: PrintedOf | undefined;
}

type PaperContext = Context & {
  readonly params: { readonly id: number; readonly paper: string };
  readonly query: { readonly language?: Language };
};

/** Answers the calls of a document's papers. */
export function paperHandlers(
  app: AppContext,
  resource: Resource & { readonly papers: Papers },
  headed: Headed,
) {
  return {
    paper: async (context: Context): Promise<FileAnswer> => {
      const { params, query } = context as PaperContext;
      const { content } = await paperOf(resource, context, headed, params, query.language);
      return paperFile(app, content);
    },
    previewPaper: async (context: Context) => {
      const { params, query } = context as PaperContext;
      const { content, language } = await paperOf(
        resource,
        context,
        headed,
        params,
        query.language,
      );
      const [{ drawSheet }, { missingLetters }] = await Promise.all([
        import('#server/kit/paper/draw-sheet.ts'),
        import('#server/kit/paper/fonts.ts'),
      ]);
      const pages = pagesOf(content);
      const missing = missingLetters(textsOf(pages));
      return { data: { language, sheets: pages.map(drawSheet), missing } };
    },
  };
}

/** What a paper says, in the language asked for, else in that of its reader. Throws where the document has none such as it stands. */
export async function paperOf(
  resource: Resource & { readonly papers: Papers },
  context: Context,
  { letterhead, printed }: Headed,
  { id, paper: name }: { readonly id: number; readonly paper: string },
  wanted: Language | undefined,
): Promise<{ readonly content: PaperContent; readonly language: Language }> {
  const { db, caller } = context;
  const row = await rowWithId(db, resource, id);
  const may = (right: Right) => caller.rights.has(right);
  if (!mayReadPaper(resource, name, may)) {
    throw new AppError('common.no_right', { right: resource.papers.prices! });
  }
  if (!papersNow(resource, row, may).includes(name)) {
    throw wrongState(resource, context.language, row as unknown as Stored);
  }
  const paper = resource.papers.kinds[name]!;
  const to = await readerOf(context, resource, row);
  const readerLanguage =
    paper.reader === 'customer' ? languageOf(to?.['language'] as string) : undefined;
  const language = wanted ?? readerLanguage ?? context.language;
  const content = paperContent({
    resource,
    name,
    paper,
    row,
    to,
    sender: await senderOf(db, caller),
    head: await letterhead(context),
    language,
    zone: caller.timezone,
    printed: await printed?.(context, row, language),
  });
  return { content, language };
}

async function readerOf(
  { db }: Context,
  { fields, papers }: Resource & { readonly papers: Papers },
  row: Row,
): Promise<Row | null> {
  const id = row[papers.to];
  // Of whom there is no register it is said what they are called.
  if (typeof id === 'string') return { ...row, name: id };
  const of = fields[papers.to]?.of?.();
  return of && typeof id === 'number' ? rowWithId(db, of, id) : null;
}
