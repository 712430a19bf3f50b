import { expect, test } from 'vitest';
import { importsCalls } from '#contract/lists/imports.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { testServer } from '#tests/support/server.ts';
import { lockImport } from './import-repo.ts';

test('an import can be read while somebody writes it', async () => {
  const server = await testServer();
  const me = await logInAs(server.db, { roles: ['manager'] });
  const content = Buffer.from('Name\nKari\n').toString('base64');
  const body = { resource: 'customers', file_name: 'list', content };
  const { id } = (await server.call(importsCalls.add, { body }, me)).body.data;
  const read = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const writing = server.db.transaction('system', async (tx) => {
    await lockImport(tx, id);
    locked.resolve();
    await read.promise;
  });
  await locked.promise;
  const answer = await server.call(importsCalls.one, { params: { id } }, me);
  expect(answer.body.data.state).toBe('read');
  read.resolve();
  await writing;
});
