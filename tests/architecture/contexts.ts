import { isCode, withoutComments, type Fault, type SourceFile } from './project.ts';

const castOne = /\bas\s+(unknown\s+as\s+)?(Context|Caller|Actor|Acting)\b/;
const standsSomewhere = /set_config\('(role|app\.(chain_id|site_id|user_id|job))'|\benterAs\(/;
const makes = /^server\/kit\/caller\/(caller-repo|act-as)\.ts$/;

/** Who acts, and where, is made by a call's mount or by `actAs`: whole, or not at all. */
export function contextsAreWhole(files: readonly SourceFile[]): Fault[] {
  return files
    .filter(({ path }) => isCode(path) && path.startsWith('server/'))
    .filter(({ path, text }) => {
      const code = withoutComments(text);
      const byHand = !makes.test(path) && !path.endsWith('.test.ts') && standsSomewhere.test(code);
      return byHand || castOne.test(code);
    })
    .map(({ path }) => ({
      file: path,
      rule: 'gets its context from mount or actAs instead of making one by hand or by a cast',
    }));
}
