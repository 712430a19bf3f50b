import { isCode, isTest, withoutComments, type Fault, type SourceFile } from './project.ts';
import { importsOf } from './imports.ts';

const speaksSql = /^server\/(kit|db)\/|^server\/features\/[^/]+\/(.+\/)?([a-z0-9-]+-)?repo\.ts$/;
const free = /^(scripts|bench)\//;
const query = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;

/** SQL is spoken by a feature's repos, by kit and by db, and nowhere else. */
export function sqlStaysInRepos(files: readonly SourceFile[]): Fault[] {
  return files
    .filter(({ path }) => isCode(path) && !isTest(path))
    .filter(({ path }) => !speaksSql.test(path) && !free.test(path))
    .filter(
      (file) =>
        query.test(withoutComments(file.text)) ||
        importsOf(file).some(({ written }) => /^(kysely|pg)(\/|$)/.test(written)),
    )
    .map(({ path }) => ({
      file: path,
      rule: 'SQL belongs in a *-repo.ts, in server/kit or server/db',
    }));
}

const outside = /^(kysely|pg|fastify|socket\.io|pino|node:fs|node:http)([/-]|$)/;

/** Rules decide on what they are given: they know no database, no HTTP, no files. */
export function rulesArePure(files: readonly SourceFile[]): Fault[] {
  return files
    .filter(({ path }) => /^server\/features\/.*-rules\.ts$/.test(path))
    .flatMap((file) =>
      importsOf(file)
        .filter(
          ({ written, to }) =>
            outside.test(written) || /-repo\.ts$|\/routes\.ts$|^server\/db\//.test(to ?? ''),
        )
        .map(({ written }) => ({
          file: file.path,
          rule: `rules are pure functions: no ${written}`,
        })),
    );
}
