import type { Plugin } from 'vite';

// What notifications, mails and SMS say is written by the server alone.
const ofServer = ['told', 'message'];

/** Errors any call may answer with that the server alone finds out, and says: the app never looks up their words. */
export const errorsOfServer = [
  'bad_request',
  'bad_text',
  'headers_too_large',
  'not_json',
  'too_slow',
  'takes_too_long',
  'body_too_large',
  'wrong_input',
  'too_many_at_once',
  'unavailable',
  'disk_full',
] as const;

/** The same of what is wrong with a field. */
export const fieldErrorsOfServer = [
  'other_name',
  'other_one',
  'open_mark',
  'none_of',
  'not_within',
  'ambiguous',
  'changed_since',
  'wrong_password',
  'password_easy',
  'wrong_code',
  'host_taken',
  'to_come',
  'oneself',
  'not_a_place',
  'printer_address',
  'other_kind',
  'before_start',
  'default_calendar',
  'unknown_variable',
  'oversells',
  'same_warehouse',
  'equally_narrow',
  'way_of_stage',
  'other_currency',
  'gone_by',
  'no_such_product',
  'not_stocked',
] as const;

/** Features whose errors the server finds out, all of them: their pages weigh less without. */
export const featuresWithout = ['quotes', 'notifications'] as const;

type Words = Record<string, unknown>;

/** Leaves out of the app's words what only the server says. */
export const serverWords = (): Plugin => ({
  name: 'server-words',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/locales\/.*\.json$/.test(id)) return null;
    const words = JSON.parse(code) as Words;
    const left = id.endsWith('/common.json') ? withoutErrors(words) : words;
    for (const key of ofServer) delete left[key];
    if (featuresWithout.some((name) => id.endsWith(`/${name}.json`))) delete left['errors'];
    return { code: JSON.stringify(left), map: null };
  },
});

function withoutErrors(words: Words): Words {
  const { fields, ...errors } = words['errors'] as Words & { fields: Words };
  const kept = without(errors, errorsOfServer);
  return { ...words, errors: { ...kept, fields: without(fields, fieldErrorsOfServer) } };
}

const without = (words: Words, keys: readonly string[]): Words =>
  Object.fromEntries(Object.entries(words).filter(([key]) => !keys.includes(key)));
