interface Chunk {
  readonly name: string;
  readonly facadeModuleId?: string | null;
}

/** What a file of the app is called before its hash: `queue.nb` where it is the words of a feature, else what the bundler calls it. */
export function chunkName({ name, facadeModuleId }: Chunk): string {
  const language = /\/locales\/(\w+)\//.exec(facadeModuleId ?? '')?.[1];
  return language === undefined ? name : `${name}.${language}`;
}
