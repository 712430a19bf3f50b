import { isTest, withoutComments, type Fault, type SourceFile } from './project.ts';

const asksOthers =
  /(?<![.\w])fetch\(|from 'node:https?'.*\brequest|\brequest\b[^\n]*from 'node:https?'|\bconnect\b[^\n]*from 'node:(net|tls)'|from 'undici'/;

// What leads outside, and what asks addresses that only the operator sets, or that are of a list of ours.
const mayAsk: ReadonlySet<string> = new Set([
  'server/kit/outside/fetch-outside.ts',
  'server/kit/sms/sms.ts',
  'server/kit/push/push.ts',
  'server/features/hotel/labels/printers/send-to-printer.ts',
]);

/** An address that a person set is asked by `fetchOutside`, which never leads to machines of our own network. */
export function outsideIsAskedInOnePlace(files: readonly SourceFile[]): Fault[] {
  return files
    .filter(({ path }) => /^server\/.*\.ts$/.test(path) && !isTest(path))
    .filter(({ path, text }) => !mayAsk.has(path) && asksOthers.test(withoutComments(text)))
    .map(({ path }) => ({ file: path, rule: 'asks others by server/kit/outside/fetch-outside' }));
}
