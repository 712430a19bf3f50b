import { expect, test } from 'vitest';
import { shellCalls } from '#contract/platform/shell.ts';
import { whiteLabelCalls } from '#contract/platform/white-label.ts';
import { logInAs, makeToken, makeUser } from '#tests/support/factories/accounts.ts';
import { makeSite, makeWhiteLabel } from '#tests/support/factories/organisation.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer } from '#tests/support/server.ts';

const { db, call } = await testServer();

const user = await makeUser(db, { is_superuser: true });
const { token } = await makeToken(db, { user, site: await makeSite(db) });

const newBranding = (overrides: object = {}) => ({
  host: `${unique('host')}.test`,
  title: 'Nordhjul',
  logo: 'https://cdn.example/logo.svg',
  primary: '#0b6b5d',
  secondary: '#f2a900',
  language: 'nb' as const,
  redirectHost: '',
  ...overrides,
});
const add = (branding: object) => call(whiteLabelCalls.add, { body: branding as never }, { token });
const save = (host: string, branding: object) =>
  call(whiteLabelCalls.save, { params: { host }, body: branding as never }, { token });
const one = (host: string) => call(whiteLabelCalls.one, { params: { host } }, { token });
const shown = async (domain: string) =>
  (await call(shellCalls.whiteLabel, { query: { domain } })).body.data;

test('a superuser gives a host branding, and the next visitor sees it', async () => {
  const branding = newBranding();
  expect(await shown(branding.host)).toBeNull();
  const { status, body } = await add(branding);
  expect([status, body.data]).toEqual([200, { ...branding, version: 1 }]);
  expect(await shown(branding.host)).toEqual({
    title: 'Nordhjul',
    logo: branding.logo,
    colors: { primary: '#0b6b5d', secondary: '#f2a900' },
    language: 'nb',
    redirectHost: null,
  });
  const changed = { ...branding, primary: '', logo: '', language: null, version: 1 };
  expect((await save(branding.host, changed)).body.data).toEqual({ ...changed, version: 2 });
  expect(await shown(branding.host)).toMatchObject({
    logo: null,
    colors: { secondary: '#f2a900' },
    language: null,
  });
  const { data } = (await call(whiteLabelCalls.list, {}, { token })).body;
  expect(data.find(({ host }) => host === branding.host)).toEqual({ ...changed, version: 2 });
  expect((await one(branding.host)).body.data).toEqual({ ...changed, version: 2 });
});

test('a manager may not even look', async () => {
  const manager = await logInAs(db, { roles: ['manager', 'reception', 'economy'] });
  const { host } = await makeWhiteLabel(db);
  const sender = { token: manager.token };
  const answers = [
    await call(whiteLabelCalls.list, {}, sender),
    await call(whiteLabelCalls.one, { params: { host } }, sender),
    await call(whiteLabelCalls.add, { body: newBranding() }, sender),
    await call(
      whiteLabelCalls.save,
      { params: { host }, body: { ...newBranding(), version: 1 } },
      sender,
    ),
    await call(whiteLabelCalls.remove, { params: { host } }, sender),
  ];
  for (const { status, body } of answers) {
    expect([status, body.error?.code]).toEqual([403, 'common.no_right']);
  }
});

test.each([
  ['host', 'https://a.example'],
  ['host', 'A.example'],
  ['host', 'a.example:80'],
  ['host', ''],
  ['title', '   '],
  ['logo', 'javascript:alert(1)'],
  ['logo', 'data:image/svg+xml,<svg/>'],
  ['logo', 'http://cdn.example/logo.png'],
  ['logo', '//evil.example/logo.png'],
  ['primary', 'red;}body{display:none'],
  ['primary', '#b71c1c'],
  ['secondary', 'url(//evil)'],
  ['redirectHost', 'https://evil.example'],
  ['redirectHost', 'evil.example/path'],
])('%s that is %s is refused at its field, when added and when saved', async (field, value) => {
  const there = await makeWhiteLabel(db);
  const answers = [
    await add(newBranding({ [field]: value })),
    await save(there.host, { ...newBranding(), version: 1, [field]: value }),
  ];
  for (const { status, body } of answers) {
    expect([status, body.error?.code]).toEqual([422, 'white-label.not_valid']);
    expect(Object.keys(body.error?.fields ?? {})).toEqual([field]);
  }
});

test('what is too long is refused at its field', async () => {
  const { status, body } = await add(newBranding({ title: 'x'.repeat(81), language: 'tlh' }));
  expect([status, Object.keys(body.error?.fields ?? {}).toSorted()]).toEqual([
    422,
    ['language', 'title'],
  ]);
});

test('a host has one branding', async () => {
  const { host } = await makeWhiteLabel(db);
  const second = await add(newBranding({ host }));
  expect([second.status, second.body.error?.code]).toEqual([409, 'white-label.host_taken']);
  const other = await makeWhiteLabel(db);
  const renamed = await save(other.host, { ...newBranding({ host }), version: 1 });
  expect([renamed.status, Object.keys(renamed.body.error?.fields ?? {})]).toEqual([409, ['host']]);
});

test('a host may be renamed', async () => {
  const { host } = await makeWhiteLabel(db);
  const branding = newBranding();
  expect((await save(host, { ...branding, version: 1 })).body.data).toEqual({
    ...branding,
    version: 2,
  });
  expect((await one(host)).status).toBe(404);
});

test('visitors cannot be sent in a ring, to their own host or back over others', async () => {
  const [a, b, c] = [newBranding(), newBranding(), newBranding()];
  const own = await add({ ...a, redirectHost: a.host });
  expect(own.body.error?.fields).toHaveProperty('redirectHost');
  await add({ ...a, redirectHost: b.host });
  await add({ ...b, redirectHost: c.host });
  const ring = await add({ ...c, redirectHost: a.host });
  expect([ring.status, ring.body.error?.code]).toEqual([422, 'white-label.not_valid']);
  expect(Object.keys(ring.body.error?.fields ?? {})).toEqual(['redirectHost']);
  expect((await add({ ...c, redirectHost: 'elsewhere.example' })).status).toBe(200);
});

test('two superusers make the two halves of a ring at once: one is refused', async () => {
  const [a, b] = [newBranding(), newBranding()];
  const both = await Promise.all([
    add({ ...a, redirectHost: b.host }),
    add({ ...b, redirectHost: a.host }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test('who saves over a newer version is notified', async () => {
  const { host } = await makeWhiteLabel(db);
  const first = await save(host, { ...newBranding({ host }), version: 1 });
  const { status, body } = await save(host, {
    ...newBranding({ host, title: 'Late' }),
    version: 1,
  });
  expect([status, body.error?.code]).toEqual([409, 'common.changed_elsewhere']);
  expect(body.error?.current).toEqual(first.body.data);
  expect((await one(host)).body.data.title).toBe('Nordhjul');
});

test('branding can be taken away again, once', async () => {
  const { host } = await makeWhiteLabel(db);
  const remove = () => call(whiteLabelCalls.remove, { params: { host } }, { token });
  expect((await remove()).status).toBe(200);
  expect(await shown(host)).toBeNull();
  expect((await remove()).status).toBe(404);
});

test('each change stands in the audit log, with what was there before', async () => {
  const branding = newBranding();
  await add(branding);
  await save(branding.host, { ...branding, title: 'Sørhjul', version: 1 });
  await call(whiteLabelCalls.remove, { params: { host: branding.host } }, { token });
  const rows = await db.transaction('system', (tx) =>
    tx
      .selectFrom('audit_log')
      .select(['action', 'detail', 'user_id'])
      .where('entity', '=', 'white_label')
      .orderBy('id')
      .execute(),
  );
  const ours = rows.filter(({ detail }) => JSON.stringify(detail).includes(branding.host));
  expect(ours.map(({ action }) => action)).toEqual([
    'white_label.add',
    'white_label.save',
    'white_label.remove',
  ]);
  expect(ours[1]).toMatchObject({
    user_id: user.id,
    detail: { before: { title: 'Nordhjul' }, after: { title: 'Sørhjul' } },
  });
});
