import type { Fault, SourceFile } from './project.ts';

// Words that belong to the whole project and to no feature: the error codes any call may answer with.
const shared = ['common'];
// They answer developers and machines: the app knows nothing of them, and they say no words to it.
// What the app says of views stands with its lists.
const notForTheApp = ['api-docs', 'i18n', 'operations', 'views'];

// Words of a feature whose others come with the app's first screen, which does without these.
const apart = ['session-letters', 'notification-compose'];

/** A feature has the same area and name in every root: its contract and its words are found by them. */
export function featuresHaveOneName(files: readonly SourceFile[]): Fault[] {
  const paths = files.map((file) => file.path);
  const named = (pattern: RegExp) =>
    new Set(paths.map((path) => pattern.exec(path)?.[1]).filter((name) => name !== undefined));

  const server = named(/^server\/features\/[^/]+\/([^/]+)\//);
  for (const name of notForTheApp) server.delete(name);
  const app = named(/^src\/features\/[^/]+\/([^/]+)\//);
  const contract = named(/^contract\/(?:[^/]+\/)?([^/]+?)(?:\.ts|\/)/);
  const layers = named(/^src\/([^/.]+)\//);
  const languages = named(/^locales\/([^/]+)\//);
  const known = new Set([...server, ...app, ...contract, ...layers, ...shared, ...apart]);

  const inApp = named(/^src\/features\/([^/]+\/[^/]+)\//);
  const inServer = named(/^server\/features\/([^/]+\/[^/]+)\//);
  const inContract = named(/^contract\/([^/]+\/[^/]+?)(?:\.ts|\/)/);
  const speaks = (place: string) => !notForTheApp.some((name) => place.endsWith(`/${name}`));
  const noContract = [...inServer]
    .filter(speaks)
    // What is made of every area's stands at the root of the contract.
    .filter((place) => !inContract.has(place) && !paths.includes(`contract/${nameOf(place)}.ts`))
    .map((place) => ({
      file: `server/features/${place}`,
      rule: `has no contract/${place}.ts of the same area and name`,
    }));
  const noWords = [...inServer.union(inApp)].filter(speaks).flatMap((place) =>
    [...languages]
      .filter((language) => !paths.includes(`locales/${language}/${place}.json`))
      .map((language) => ({
        file: `${inApp.has(place) ? 'src' : 'server'}/features/${place}`,
        rule: `has no words: locales/${language}/${place}.json`,
      })),
  );
  const noFeature = paths
    .filter((path) => path.startsWith('locales/'))
    .filter((path) => !known.has(path.replace(/^.*\//, '').replace(/\.json$/, '')))
    .map((file) => ({ file, rule: 'is named after no feature and no part of the app' }));
  return [...noContract, ...noWords, ...noFeature];
}

const nameOf = (place: string): string => place.replace(/^.*\//, '');
