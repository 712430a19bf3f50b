/** Where files are kept that belong to rows: beside the database, each under a name that the server has drawn. */
export interface Files {
  /** Keeps a file: once it resolves, a crash does not lose it. A name is written once. */
  write(name: string, content: Uint8Array): Promise<void>;
  /** Null of one that is not there. */
  read(name: string): Promise<Uint8Array | null>;
  /** Resolves too when it is not there. */
  remove(name: string): Promise<void>;
  /** The names of all that are kept. */
  names(): Promise<Set<string>>;
}
