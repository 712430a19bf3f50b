import { relative, resolve } from 'node:path';
import type { Rolldown } from 'vite';

/** A module that several screens, or parts that are loaded later, use. */
interface Shared {
  /** Under the root. */
  readonly path: string;
  /** The feature of all who use it, as `workshop/queue`; undefined when they are of several. */
  readonly feature: string | undefined;
  /** Whether it imports another one, or something that does. */
  readonly needs: (path: string) => boolean;
  /** Whether a screen or a part that is loaded later imports it, or something that does. */
  readonly usedBy: (path: string) => boolean;
}

/** What is fetched as one file. */
export type Part =
  /** Modules with all that they import. */
  | { readonly chunk: string; readonly from: readonly string[] | ((shared: Shared) => boolean) }
  /** Shared modules by themselves: the chunk of each. */
  | { readonly shared: (shared: Shared) => string | undefined };

type Chunks = ReadonlyMap<string, string>;

/**
 * Names one chunk for what is fetched together, instead of hundreds of small ones that each name
 * the others. A module stands in the first part that takes it; what only one screen uses stays
 * with that. A screen itself is never taken, for it would leave an empty file behind.
 */
export function chunksTogether(
  parts: readonly Part[],
): (module: string, context: Rolldown.ChunkingContext) => string | null {
  let chunks: Chunks | undefined;
  return (module, context) => {
    chunks ??= chunksOf(parts, new Graph(context));
    return chunks.get(module) ?? null;
  };
}

function chunksOf(parts: readonly Part[], graph: Graph): Chunks {
  const chunks = new Map<string, string>();
  const shared = graph.shared();
  for (const part of parts) {
    if ('shared' in part) {
      for (const [id, one] of shared) {
        const chunk = chunks.has(id) ? undefined : part.shared(one);
        if (chunk !== undefined) chunks.set(id, chunk);
      }
      continue;
    }
    const { from, chunk } = part;
    const first =
      typeof from === 'function'
        ? [...shared].flatMap(([id, one]) => (!chunks.has(id) && from(one) ? [id] : []))
        : from.map((path) => resolve(path));
    for (const id of first.flatMap((one) => [...graph.closureOf(one)])) {
      const isEntry = graph.entries.has(id) && first.includes(id) && typeof from !== 'function';
      if (!chunks.has(id) && !isEntry) chunks.set(id, chunk);
    }
  }
  return chunks;
}

class Graph {
  /** What is loaded by itself: the page's own module and all that are imported later. */
  readonly entries: ReadonlySet<string>;
  private readonly context: Rolldown.ChunkingContext;
  private readonly closures = new Map<string, ReadonlySet<string>>();

  constructor(context: Rolldown.ChunkingContext) {
    this.context = context;
    const entries = new Set([resolve('src/main.tsx')]);
    for (const entry of entries) {
      for (const id of this.closureOf(entry)) {
        for (const later of this.infoOf(id)?.dynamicallyImportedIds ?? []) entries.add(later);
      }
    }
    this.entries = entries;
  }

  /** A module and all that it imports at once. */
  closureOf(id: string): ReadonlySet<string> {
    const known = this.closures.get(id);
    if (known) return known;
    const closure = new Set([id]);
    for (const one of closure) {
      for (const imported of this.infoOf(one)?.importedIds ?? []) closure.add(imported);
    }
    this.closures.set(id, closure);
    return closure;
  }

  shared(): ReadonlyMap<string, Shared> {
    const users = new Map<string, string[]>();
    for (const entry of this.entries) {
      for (const id of this.closureOf(entry)) users.set(id, [...(users.get(id) ?? []), entry]);
    }
    const several = [...users].filter(([, by]) => by.length > 1);
    return new Map(several.map(([id, by]) => [id, this.describe(id, by)]));
  }

  private describe(id: string, users: readonly string[]): Shared {
    const features = new Set(users.map(featureOf));
    return {
      path: relative('.', id),
      feature: features.size === 1 ? [...features][0] : undefined,
      needs: (path) => this.closureOf(id).has(resolve(path)),
      usedBy: (path) => users.includes(resolve(path)),
    };
  }

  private infoOf(id: string) {
    return this.context.getModuleInfo(id);
  }
}

const featureOf = (id: string): string | undefined =>
  /^src\/features\/([\w-]+\/[\w-]+)/.exec(relative('.', id))?.[1];
