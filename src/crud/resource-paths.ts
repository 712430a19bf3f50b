/** Where a resource's screens are, below the site; one's own has `:id` in it. */
export interface ResourcePaths {
  readonly list: string;
  readonly one: string;
  readonly add?: string;
  readonly import?: string;
  /** Where a new one begins and where one is read, where those are screens of their own; `add` and `one` then hold every field. */
  readonly begin?: string;
  readonly show?: string;
  /** Other spellings of the list's path. */
  readonly also?: readonly string[];
}

const places = new Map<string, ResourcePaths>();

/** Notes where the screens of a resource are, by its name: whatever points at one of its rows leads there. */
export const placeResource = (name: string, paths: ResourcePaths): void =>
  void places.set(name, paths);

/** Where the screens of a resource are; undefined for one without screens. */
export const pathsOf = (name: string): ResourcePaths | undefined => places.get(name);

/** The path where one of a resource's rows is read, below the site. */
export function pathOfOne(name: string, id: number): string | undefined {
  const paths = places.get(name);
  return (paths?.show ?? paths?.one)?.replace(':id', String(id));
}

/** The path where it is changed. */
export const pathToEdit = (name: string, id: number): string | undefined =>
  places.get(name)?.one.replace(':id', `${id}?edit=1`);
