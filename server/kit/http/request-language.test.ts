import { expect, test } from 'vitest';
import { languageOfRequest } from './request-language.ts';

const languageFor = (language: string | undefined, host: string | null, profile?: 'nb') =>
  languageOfRequest(
    {
      callerLanguage: profile,
      headers: { ...(language !== undefined && { 'accept-language': language }) },
    },
    host,
  );

test('the profile decides the language, then the browser, then the host, then English', () => {
  expect(languageFor('sv-SE,sv;q=0.9', 'en', 'nb')).toBe('nb');
  expect(languageFor('sv-SE,sv;q=0.9', 'nb')).toBe('sv');
  expect(languageFor('tlh', 'nb')).toBe('nb');
  expect(languageFor(undefined, 'nb')).toBe('nb');
  expect(languageFor('tlh', null)).toBe('en');
});
