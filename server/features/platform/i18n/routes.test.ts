import { expect, test } from 'vitest';
import { i18nCalls } from '#contract/platform/i18n.ts';
import { languages } from '#contract/platform/languages.ts';
import { queueCalls } from '#contract/workshop/queue.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { say } from '#server/kit/words.ts';
import { logInAs, makeUser } from '#tests/support/factories/accounts.ts';
import { testServer } from '#tests/support/server.ts';

const { db, call } = await testServer();
const ask = (lang?: string, browser?: string) =>
  call(i18nCalls.translations, lang === undefined ? {} : { query: { lang } }, {
    ...(browser !== undefined && { lang: browser }),
  });

test.each(languages)('every feature has its words in %s', async (language) => {
  const { status, body } = await ask(language);
  expect(status).toBe(200);
  expect(body.meta.lang).toBe(language);
  expect(Object.keys(body.data)).toEqual(expect.arrayContaining(['common', 'queue', 'shell']));
  expect(body.data['queue']?.['title']).toBe(say(language, 'queue', 'title'));
});

test('an app that brings its own words is told none of them again', async () => {
  const query = { lang: 'nb', bundled: '3f2a9c1b' };
  const { body } = await call(i18nCalls.translations, { query });
  expect(body).toEqual({ data: {}, meta: { lang: 'nb' } });
});

test.each([
  ['only the language part of a locale counts', 'nb_NO', undefined, 'nb'],
  ['en_US is English', 'en_US', 'sv', 'en'],
  ['without one asked for the browser says', undefined, 'sv-SE,sv;q=0.9,en;q=0.8', 'sv'],
  ['one that nobody speaks leaves it to the browser', 'tlh', 'nn-NO', 'nb'],
  ['nobody said anything: English', undefined, undefined, 'en'],
])('%s', async (_, lang, browser, expected) => {
  expect((await ask(lang, browser)).body.meta.lang).toBe(expected);
});

test('a refusal speaks the language of the profile, whatever the browser says', async () => {
  const user = await makeUser(db, { language: 'sv' });
  const { token } = await logInAs(db, { user, roles: ['economy'] });
  const sender = { token, lang: 'en' };
  const notAllowed = await call(queueCalls.done, { params: { id: 1 } }, sender);
  expect(notAllowed.status).toBe(403);
  expect(notAllowed.body.error?.message).toBe(
    say('sv', 'common', 'errors.no_right', { right: 'queue.work' }),
  );
  const unknown = await call(queueCalls.done, { params: { id: 'x' } }, sender);
  expect(unknown.body.error?.message).toBe(say('sv', 'common', 'errors.not_found'));
});

test('without a language in the profile, or a login, the browser says', async () => {
  const { token } = await logInAs(db, { user: await makeUser(db), roles: ['economy'] });
  const refused = await call(queueCalls.done, { params: { id: 1 } }, { token, lang: 'nb' });
  expect(refused.body.error?.message).toBe(
    say('nb', 'common', 'errors.no_right', { right: 'queue.work' }),
  );
  const stranger = await call(shellCalls.profile, {}, { lang: 'sv' });
  expect(stranger.body.error?.message).toBe(say('sv', 'common', 'errors.not_logged_in'));
});
