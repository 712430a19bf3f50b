import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { rightsOf } from '#contract/rights.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { testServer } from '#tests/support/server.ts';
import { actAs } from './act-as.ts';

const { db, app } = await testServer();

async function somebody() {
  const { site, user } = await logInAs(db, { roles: ['mechanic'] });
  const person = { chainId: site.chain_id, siteId: site.id, userId: user.id };
  return { site, user, person };
}

test('who acts for a person has their rights, zone and site, and nothing of others', async () => {
  const { site, person } = await somebody();
  await somebody();
  await actAs(app, person, 'r-1', async ({ db: tx, caller, requestId }) => {
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
  await actAs(app, person, 'r-1', async ({ afterCommit }) => {
    afterCommit(() => void done.push('after'));
    done.push(await Promise.resolve('work'));
  });
  expect(done).toEqual(['work', 'after']);
  const refused = actAs(app, person, 'r-1', ({ afterCommit }) => {
    afterCommit(() => void done.push('never'));
    return Promise.reject(new Error('refused'));
  });
  await expect(refused).rejects.toThrow('refused');
  expect(done).not.toContain('never');
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
    await expect(actAs(app, person, 'r-1', () => Promise.resolve())).rejects.toMatchObject({
      code: 'common.no_right',
    });
  },
);
