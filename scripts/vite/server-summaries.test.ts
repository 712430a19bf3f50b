import { expect, test } from 'vitest';
import { serverSummaries } from './server-summaries.ts';

type Transform = (code: string, id: string) => { readonly code: string } | null;
const transform = serverSummaries().transform as Transform;
const written = (code: string, id = '/project/contract/kit/call.ts') => transform(code, id)?.code;

test.each([
  `'What is'`,
  `"The order's lines"`,
  "\n  'It\\'s said, in two lines'",
  "`The ${of}${inherits ? `; what ('own') of ${of}` : ''}`",
])('what is said of a call, as %s, is left out', (text) => {
  expect(written(`get(path, { summary: ${text}, access: read })`)).toBe(
    `get(path, { summary: '', access: read })`,
  );
});

test('what is no text stays, and so does what is no part of the contract', () => {
  const code = 'summary: spec.summary,';
  expect(written(code)).toBe(code);
  expect(written("summary: 'What'", '/project/src/app/app.tsx')).toBeUndefined();
});
