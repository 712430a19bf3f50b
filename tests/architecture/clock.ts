import { isCode, isTest, withoutComments, type Fault, type SourceFile } from './house.ts';

const asksTheTime = /\bnew Date\(\s*\)|\bDate\.now\(/;
const isGivenTheTime = /^server\/(features\/|app\/|app\.ts$)|^contract\/|^src\/(?!data\/|device\/)/;

/** "Now" comes from server/kit or from src/data and src/device; everything else is given it. */
export function nowIsGiven(files: readonly SourceFile[]): Fault[] {
  return files
    .filter(({ path }) => isCode(path) && !isTest(path) && isGivenTheTime.test(path))
    .filter(({ text }) => asksTheTime.test(withoutComments(text)))
    .map(({ path }) => ({
      file: path,
      rule: 'is given the time (by server/kit/clock, or src/data and src/device) instead of asking',
    }));
}
