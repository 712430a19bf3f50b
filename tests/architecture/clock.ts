import { isCode, isTest, withoutComments, type Fault, type SourceFile } from './project.ts';

const asksTheTime = /\bnew Date\(\s*\)|\bDate\.now\(/;
const takesNow = /^server\/(features\/|app\/|app\.ts$)|^contract\/|^src\/(?!data\/|device\/)/;

/** "Now" comes from server/kit or from src/data and src/device; everything else is given it. */
export function nowIsPassedIn(files: readonly SourceFile[]): Fault[] {
  return files
    .filter(({ path }) => isCode(path) && !isTest(path) && takesNow.test(path))
    .filter(({ text }) => asksTheTime.test(withoutComments(text)))
    .map(({ path }) => ({
      file: path,
      rule: 'is given the time (by server/kit/clock, or src/data and src/device) instead of asking',
    }));
}

// Methods that read or set by the machine's own zone, and the libraries that are made of them: what
// they have of zones is taken over in one place.
const zones = 'contract/kit/time/zoned-time.ts';
const ownZone =
  /\.[gs]et(Hours|Minutes|Seconds|Milliseconds|Date|Day|Month|FullYear)\(|\.getTimezoneOffset\(|\bnew Date\([^()]*,[^()]*\)|\.toLocale(Date|Time)String\(|from '(@?date-fns[^']*)'/;

/** Days and hours are those of a site: nothing is calculated in the zone that a machine happens to be set to. */
export function noZoneIsTheMachines(files: readonly SourceFile[]): Fault[] {
  return files
    .filter(({ path }) => isCode(path) && !isTest(path) && /^(src|server|contract|sw)\//.test(path))
    .filter(({ path }) => path !== zones)
    .filter(({ text }) => ownZone.test(withoutComments(text)))
    .map(({ path }) => ({
      file: path,
      rule: "calculates by contract/kit/time/zoned-time or in UTC instead of by the machine's own zone",
    }));
}
