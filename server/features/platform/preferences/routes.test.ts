import { expect, test } from 'vitest';
import { preferencesCalls } from '#contract/platform/preferences.ts';
import { sessionCalls } from '#contract/platform/session.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { logInAs, makeToken, testPassword } from '#tests/support/factories/accounts.ts';
import { testServer } from '#tests/support/server.ts';

const { db, call } = await testServer();

const chosen = {
  language: 'sv',
  timezone: 'Europe/Helsinki',
  startPage: 'queue',
  dates: 'numbers',
};
const save = (token: string, body: object) =>
  call(
    preferencesCalls.savePreferences,
    { body: { ...chosen, version: 1, ...body } as never },
    { token },
  );

test('until somebody chooses, the browser has the language and the first page comes first', async () => {
  const { token } = await logInAs(db);
  const { body } = await call(preferencesCalls.preferences, {}, { token });
  expect(body.data).toEqual({
    language: null,
    timezone: 'Europe/Oslo',
    startPage: '',
    dates: 'words',
    version: 1,
  });
});

test('what is chosen holds on every device at once', async () => {
  const { token, user, site } = await logInAs(db);
  const saved = await save(token, {});
  expect([saved.status, saved.body.data]).toEqual([200, { ...chosen, version: 2 }]);
  const phone = await makeToken(db, { user, site });
  const read = await call(preferencesCalls.preferences, {}, { token: phone.token });
  expect(read.body.data).toEqual({ ...chosen, version: 2 });
  const { profile } = (await call(shellCalls.profile, {}, { token: phone.token })).body.data;
  expect(profile).toMatchObject({ lang: 'sv', tz: 'Europe/Helsinki', dates: 'numbers' });
  const refused = await call(
    preferencesCalls.saveSettings,
    { body: { firstname: '', lastname: 'x', phone: '', version: 2 } },
    { token },
  );
  expect(refused.body.error?.message).toMatch(/Något/);
});

test('the login says which page comes first', async () => {
  const { token, user } = await logInAs(db);
  const logIn = () =>
    call(sessionCalls.login, { body: { email: user.email, password: testPassword } });
  expect((await logIn()).body.data.startPage).toBe('');
  await save(token, {});
  expect((await logIn()).body.data.startPage).toBe('queue');
});

test('a language goes back to the browser, and what is not ours stays as it was', async () => {
  const { token, user } = await logInAs(db);
  await db.transaction('system', (tx) =>
    tx
      .updateTable('users')
      .set({ preferences: JSON.stringify({ later: 1 }) })
      .where('id', '=', user.id)
      .execute(),
  );
  await save(token, {});
  const { body } = await save(token, { language: null, version: 2 });
  expect(body.data.language).toBeNull();
  const row = await db.transaction('system', (tx) =>
    tx.selectFrom('users').select('preferences').where('id', '=', user.id).executeTakeFirst(),
  );
  expect(row?.preferences).toEqual({ later: 1, startPage: 'queue', dates: 'numbers' });
});

test.each(['Mars/Phobos', '+02:00', 'Europe/../Oslo', "'; drop table users; --"])(
  'the time zone %s is refused at its field',
  async (timezone) => {
    const { token } = await logInAs(db);
    const { status, body } = await save(token, { timezone });
    expect([status, body.error?.code]).toEqual([422, 'preferences.unknown_zone']);
    expect(Object.keys(body.error?.fields ?? {})).toEqual(['timezone']);
  },
);

test.each([
  ['language', 'tlh'],
  ['timezone', ''],
  ['startPage', '//evil.example'],
  ['startPage', 'https://evil.example'],
  ['startPage', '../admin'],
  ['startPage', 'x'.repeat(81)],
  ['version', 0],
])('%s that is %j is refused at its field', async (field, value) => {
  const { token } = await logInAs(db);
  const { status, body } = await save(token, { [field]: value });
  expect([status, body.error?.code]).toEqual([422, 'common.wrong_input']);
  expect(Object.keys(body.error?.fields ?? {})).toEqual([field]);
});

test('two devices change the choices at once: the second is notified, and nothing of the first is lost', async () => {
  const { token } = await logInAs(db);
  const both = await Promise.all([save(token, {}), save(token, { timezone: 'Europe/Oslo' })]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const late = both.find(({ status }) => status === 409);
  expect(late?.body.error?.code).toBe('common.changed_elsewhere');
  const won = both.find(({ status }) => status === 200);
  const { body } = await call(preferencesCalls.preferences, {}, { token });
  expect(body.data).toEqual(won?.body.data);
  expect(late?.body.error?.current).toEqual(body.data);
});

const person = { firstname: 'Kari', lastname: 'Ås', phone: '+47 22 33 44 55', version: 1 };
const saveSettings = (token: string, body: object) =>
  call(preferencesCalls.saveSettings, { body: { ...person, ...body } }, { token });

test('name and telephone are the person’s own to change, the e-mail is only shown', async () => {
  const { token, user } = await logInAs(db);
  const wanted = { firstname: '  Kari ', email: 'boss@example.test', is_superuser: true };
  const { status, body } = await saveSettings(token, wanted);
  expect(status).toBe(200);
  expect(body.data).toEqual({ ...person, email: user.email, version: 2 });
  const { profile } = (await call(shellCalls.profile, {}, { token })).body.data;
  expect(profile).toMatchObject({ fullname: 'Kari Ås', email: user.email, features: [] });
});

test.each([
  ['firstname', '   '],
  ['firstname', 'x'.repeat(81)],
  ['lastname', ''],
  ['phone', 'call me'],
  ['phone', '1'],
  ['phone', '1'.repeat(31)],
])('a %s of %j is refused at its field', async (field, value) => {
  const { token } = await logInAs(db);
  const { status, body } = await saveSettings(token, { [field]: value });
  expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([422, [field]]);
});

test('a telephone may be left out; a stale version is reported', async () => {
  const { token } = await logInAs(db);
  const first = await saveSettings(token, { phone: '' });
  expect(first.body.data.phone).toBe('');
  const stale = await saveSettings(token, {});
  expect([stale.status, stale.body.error?.code]).toEqual([409, 'common.changed_elsewhere']);
  expect(stale.body.error?.current).toEqual(first.body.data);
});
