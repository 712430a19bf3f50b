import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { allRights, rightsOf } from '#contract/rights.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { testServer } from '#tests/support/server.ts';
import { actAs, actAsFound } from './act-as.ts';
import { audit } from '../audit-repo.ts';
import { historyOf } from '../resource/history-repo.ts';
import { addRow } from '../resource/write.ts';

const { db, app } = await testServer();

async function somebody() {
  const { site, user } = await logInAs(db, { roles: ['mechanic'] });
  const person = { chainId: site.chain_id, siteId: site.id, userId: user.id };
  return { site, user, person };
}

test('who acts for a person has their rights, zone and site, and nothing of others', async () => {
  const { site, person } = await somebody();
  await somebody();
  await actAs(app, person, { requestId: 'r-1' }, async ({ db: tx, caller, requestId }) => {
    expect(caller).toMatchObject({ ...person, siteName: site.name, timezone: site.timezone });
    expect(caller.rights).toEqual(new Set(rightsOf(['mechanic'])));
    expect(requestId).toBe('r-1');
    const sites = await tx.selectFrom('sites').select('id').execute();
    expect(sites.map(({ id }) => id)).toEqual([site.id]);
    const { rows } = await sql`select current_person() as id`.execute(tx);
    expect(rows).toEqual([{ id: person.userId }]);
  });
});

test('what waits for the commit is done after it, and not when there is none', async () => {
  const { person } = await somebody();
  const done: string[] = [];
  await actAs(app, person, { requestId: 'r-1' }, async ({ afterCommit }) => {
    afterCommit(() => void done.push('after'));
    done.push(await Promise.resolve('work'));
  });
  expect(done).toEqual(['work', 'after']);
  const refused = actAs(app, person, { requestId: 'r-1' }, ({ afterCommit }) => {
    afterCommit(() => void done.push('never'));
    return Promise.reject(new Error('refused'));
  });
  await expect(refused).rejects.toThrow('refused');
  expect(done).not.toContain('never');
});

test('a job has the whole context too: all rights, the zone of its site, and its name in the audit log', async () => {
  const { site } = await somebody();
  await somebody();
  const at = { chainId: site.chain_id, siteId: site.id, job: 'tidy-up' };
  await actAs(app, at, { requestId: 'r-2', address: '10.0.0.1' }, async (context) => {
    const { db: tx, caller, address } = context;
    expect(caller).toMatchObject({ userId: null, siteName: site.name, timezone: site.timezone });
    expect(caller.rights).toEqual(new Set(allRights));
    const sites = await tx.selectFrom('sites').select('id').execute();
    expect(sites.map(({ id }) => id)).toEqual([site.id]);
    const { chainId, siteId, userId } = caller;
    await audit(tx, { action: 'test.job', chainId, siteId, userId, requestId: 'r-2', address });
  });
  const entries = await db.transaction('system', (tx) =>
    tx.selectFrom('audit_log').selectAll().where('site_id', '=', site.id).execute(),
  );
  expect(entries).toMatchObject([
    { action: 'test.job', job: 'tidy-up', user_id: null, address: '10.0.0.1' },
  ]);
});

test('what a job changes of a row has no person in its history, and the job in the log', async () => {
  const { site } = await somebody();
  const engine = app.engines.get('customers')!;
  const at = { chainId: site.chain_id, siteId: site.id, job: 'tidy-up' };
  const history = await actAs(app, at, { requestId: 'r-3' }, async (context) => {
    const { id } = await addRow(engine, context, { name: 'Kari', country: 'NO' });
    return historyOf(context.db, engine.resource, id);
  });
  expect(history).toMatchObject([{ action: 'add', by: null }]);
  const entries = await db.transaction('system', (tx) =>
    tx.selectFrom('audit_log').select('job').where('site_id', '=', site.id).execute(),
  );
  expect(entries).toEqual([{ job: 'tidy-up' }]);
});

test('nobody acts at a site that is not in use', async () => {
  const { site, person } = await somebody();
  await db.transaction('system', (tx) =>
    tx.updateTable('sites').set({ active: false }).where('id', '=', site.id).execute(),
  );
  const { chainId, siteId } = person;
  for (const one of [person, { chainId, siteId, job: 'tidy-up' }]) {
    await expect(
      actAs(app, one, { requestId: 'r-4' }, () => Promise.resolve()),
    ).rejects.toMatchObject({ code: 'common.no_right' });
  }
});

test('who is found is acted for in the same transaction; where nobody is, nothing is done', async () => {
  const { person } = await somebody();
  const from = { requestId: 'r-5' };
  const found = { ...person, code: 'abc' };
  const ask = (who: typeof found | undefined) =>
    actAsFound(
      app,
      () => Promise.resolve(who),
      from,
      ({ caller }, { code }) => Promise.resolve({ at: caller.siteId, code }),
    );
  expect(await ask(found)).toEqual({ at: person.siteId, code: 'abc' });
  expect(await ask(undefined)).toBeUndefined();
});

test.each(['memberships', 'users'])(
  'who does not work there any more is acted for no longer: %s',
  async (gone) => {
    const { person } = await somebody();
    await db.transaction('system', async (tx) => {
      const { userId } = person;
      if (gone === 'users') {
        await tx.updateTable('users').set({ active: false }).where('id', '=', userId).execute();
      } else await tx.deleteFrom('memberships').where('user_id', '=', userId).execute();
    });
    await expect(
      actAs(app, person, { requestId: 'r-1' }, () => Promise.resolve()),
    ).rejects.toMatchObject({
      code: 'common.no_right',
    });
  },
);
