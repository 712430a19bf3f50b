/** Where a resource's screens are, below the site; one's own has `:id` in it. */
export interface ResourcePaths {
  readonly list: string;
  /** One that ends with `/edit` opens its form at once. */
  readonly one: string;
  readonly add?: string;
  readonly import?: string;
  /** Where a new one begins and where one is read, where those are screens of their own; `add` and `one` then hold every field. What comes with files begins at `import`. */
  readonly begin?: string;
  readonly show?: string;
  /** Other spellings of the list's path. */
  readonly also?: readonly string[];
  /** A new one is `add`, or the id 0, at the screen of one. */
  readonly addAtOne?: true;
  /** All of them stand within one row of another resource: the part of their paths that names it, and the field that points at it. */
  readonly within?: { readonly param: string; readonly field: string };
}

const places = new Map<string, ResourcePaths>();

/** Notes where the screens of a resource are, by its name: whatever points at one of its rows leads there. */
export const placeResource = (name: string, paths: ResourcePaths): void =>
  void places.set(name, paths);

/** Where the screens of a resource are, within the row named; undefined for one without screens. */
export function pathsOf(name: string, within?: number): ResourcePaths | undefined {
  const paths = places.get(name);
  if (!paths?.within) return paths;
  const named = (path: string) => path.replace(`:${paths.within!.param}`, String(within ?? 'any'));
  const { list, one, add } = paths;
  return { ...paths, list: named(list), one: named(one), ...(add && { add: named(add) }) };
}

/** Where a new one is made, by the path and the word for it. */
export function beginningOf({ begin, add, import: file }: ResourcePaths) {
  const path = begin ?? add;
  return path === undefined
    ? undefined
    : ({ path, word: path === file ? 'import' : 'new' } as const);
}

/** The path where one of a resource's rows is read, below the site. */
export function pathOfOne(name: string, id: number, within?: number): string | undefined {
  const paths = pathsOf(name, within);
  return (paths?.show ?? paths?.one)?.replace(':id', String(id));
}

/** The path where it is changed. */
export function pathToEdit(name: string, id: number, within?: number): string | undefined {
  const path = pathsOf(name, within)?.one.replace(':id', String(id));
  return path === undefined || path.endsWith('/edit') ? path : `${path}?edit=1`;
}
