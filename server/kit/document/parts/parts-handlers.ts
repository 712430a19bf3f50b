import type { Parts } from '#contract/kit/document/parts.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import type { Engine } from '#server/kit/resource/write.ts';
import { mergeDocuments } from './merge-documents.ts';
import type { MovedOf } from './moved.ts';
import { splitDocument } from './split-document.ts';

/** Answers the calls by which a document is split and merged. */
export function partsHandlers(
  app: AppContext,
  resource: Resource & { readonly parts: Parts },
  engine: Engine,
  moved: MovedOf = async () => {},
) {
  const doing =
    (work: typeof splitDocument) =>
    async (context: Context): Promise<object> => {
      context.afterCommit(() => publishChanged(app, resource, context.caller));
      return { data: await work(engine, context, resource.parts, moved) };
    };
  return { split: doing(splitDocument), merge: doing(mergeDocuments) };
}
