/** Where a resource's screens are, below the site; one's own has `:id` in it. */
export interface ResourcePaths {
  readonly list: string;
  readonly one: string;
  readonly add?: string;
  readonly import?: string;
  /** Other spellings of the list's path. */
  readonly also?: readonly string[];
}

const places = new Map<string, ResourcePaths>();

/** Notes where the screens of a resource are, by its name: whatever points at one of its rows leads there. */
export const placeResource = (name: string, paths: ResourcePaths): void =>
  void places.set(name, paths);

/** Where the screens of a resource are; undefined for one without screens. */
export const pathsOf = (name: string): ResourcePaths | undefined => places.get(name);

/** The path of one of a resource's rows, below the site. */
export const pathOfOne = (name: string, id: number): string | undefined =>
  places.get(name)?.one.replace(':id', String(id));
