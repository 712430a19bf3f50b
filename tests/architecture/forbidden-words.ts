import type { Fault, SourceFile } from './project.ts';

// This rule and its examples have to name what they forbid.
const exempt = /^tests\/architecture/;

const forbidden: { where: RegExp; what: RegExp; rule: string }[] = [
  { where: /./, what: /\b(TODO|FIXME|XXX)\b/, rule: 'is left undone' },
  {
    where: /./,
    what: /registry\.(npmjs|yarnpkg|npmmirror)|^\s*(@[\w-]+:)?registry\s*=/m,
    rule: 'names a package registry',
  },
  {
    where: /^package-lock\.json$/,
    what: /"resolved":\s*"(https?|git\+[a-z]+):/,
    rule: 'names a host: install with omit-lockfile-registry-resolved',
  },
  {
    where: /\.md$/,
    what: /(^|[\s`'"(])\/(work|tmp|root|home)\//m,
    rule: 'names a path of one machine',
  },
  {
    where: /\.(ts|tsx|mjs)$/,
    what: /\/work\/(main|shared)\b/,
    rule: 'names a path of one machine',
  },
  {
    where: /\.(ts|tsx|md)$/,
    what: /\b(readAnew|useWordsOf|lazyPart|askFor|strangersBody|afterWhatStays|heavyTurns|CustomerPart|plant[A-Z]\w*|[Ss]pecimens?|documentWays|letIn\w*|useDesk|rowsMeant|productsMeant|meantProductCalls|anew|[Rr]eckon\w*)\b/,
    rule: 'is no word that another engineer would search for',
  },
  {
    // Only what reads rows and requests of earlier builds still names what these called so.
    where: /^(contract|server|src)\/(?!.*(earlier-names|older-build|\.test)).*\.tsx?$/,
    what: /\b([Dd]espite|[Dd]oubt\w*|grounds?Of\w*)\b/,
    rule: 'is called otherwise: warning, override, inputs',
  },
];

/** Nothing is left undone, nothing tells where it was built, and things are called as engineers call them. */
export function noForbiddenWords(files: readonly SourceFile[]): Fault[] {
  return files
    .filter(({ path }) => !exempt.test(path))
    .flatMap(({ path, text }) =>
      forbidden
        .filter(({ where, what }) => where.test(path) && what.test(text))
        .map(({ what, rule }) => ({ file: path, rule: `${rule}: ${what.exec(text)?.[0].trim()}` })),
    );
}
