import { fc } from '#tests/support/random/fast-check.ts';
import { expect, test } from 'vitest';
import {
  longestContent,
  longestTitle,
} from '#contract/platform/notifications/notification-rules.ts';
import { notificationsCalls } from '#contract/platform/notifications/notification-calls.ts';
import { writtenCalls } from '#contract/platform/notifications/written-calls.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { testServer } from '#tests/support/server.ts';

const { call } = await testServer();

async function write(me: { token: string; site: { id: number } }, title: string, content: string) {
  return call(
    writtenCalls.write,
    {
      body: {
        audience: { wholeChain: false, siteIds: [me.site.id], roles: [], feature: null },
        words: { en: { title, content }, nb: null, sv: null },
        shouldResolve: false,
        publishTime: null,
        expiresAt: null,
      },
    },
    me,
  );
}

const { db } = await testServer();
const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '<img src=x onerror=alert(1)>',
        'javascript:alert(1)',
        'https://bank.no@evil.example',
        '\u202e',
        '\u2066',
        '\u200b',
        '\ufeff',
        '👨‍👩‍👧‍👦',
        "'; drop table notifications; --",
        '{{content}}',
        '$t(common:save)',
        '\r\nBcc: all@example.test',
        ' ',
        '\n',
      ),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((pieces) => pieces.join('').replaceAll('\0', '').slice(0, longestTitle).toWellFormed())
  .filter((text) => /\S/.test(text));

test('whatever is written is read letter by letter', async () => {
  const me = await logInAs(db, { roles: ['manager'] });
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (title, content) => {
      const { body } = await write(me, title, content);
      const [id = 0] = body.data.ids;
      const response = await call(notificationsCalls.one, { params: { id } }, me);
      expect(response.body.data).toMatchObject({ title, content });
    }),
    { numRuns: 40 },
  );
});

test('the longest text is kept, a longer one is refused by name, a megabyte before it is read', async () => {
  const me = await logInAs(db, { roles: ['manager'] });
  expect((await write(me, 'x'.repeat(longestTitle), '🛞'.repeat(longestContent / 2))).status).toBe(
    200,
  );
  const { status, body } = await write(me, 'Long', 'x'.repeat(longestContent + 1));
  expect(status).toBe(422);
  expect(Object.keys(body.error?.fields ?? {})).toEqual(['words.en.content']);
  const huge = await write(me, 'Huge', 'x'.repeat(1_100_000));
  expect([huge.status, huge.body.error?.code]).toEqual([413, 'common.body_too_large']);
});

test('blanks are no words', async () => {
  const me = await logInAs(db, { roles: ['manager'] });
  expect((await write(me, ' \n\t', 'x')).status).toBe(422);
});
