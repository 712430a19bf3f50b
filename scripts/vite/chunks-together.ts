import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

/** A chunk's name, or null for what the bundler may part as it likes, and the modules it begins with. */
type Part = readonly [chunk: string | null, modules: readonly string[]];

/**
 * Names one chunk for what is always fetched together, instead of a hundred small ones that each
 * name the others. A module stands in the first part that imports it.
 */
export function chunksTogether(
  parts: readonly Part[],
): (module: string, context: Rolldown.ChunkingContext) => string | null {
  let chunks: ReadonlyMap<string, string | null> | undefined;
  return (module, context) => {
    chunks ??= chunksOf(parts, context);
    return chunks.get(module) ?? null;
  };
}

function chunksOf(
  parts: readonly Part[],
  context: Rolldown.ChunkingContext,
): ReadonlyMap<string, string | null> {
  const chunks = new Map<string, string | null>();
  const take = (id: string, chunk: string | null) => {
    if (chunks.has(id)) return;
    chunks.set(id, chunk);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) take(imported, chunk);
  };
  for (const [chunk, modules] of parts) {
    for (const module of modules) take(resolve(module), chunk);
  }
  return chunks;
}
