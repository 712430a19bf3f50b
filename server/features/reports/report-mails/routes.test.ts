import { expect, test } from 'vitest';
import { QueueStatus } from '#contract/workshop/queue.ts';
import { viewsCalls, type View } from '#contract/lists/views.ts';
import { reportMailsCalls } from '#contract/reports/report-mails/report-mails.ts';
import { setWanted } from '#server/kit/mail/opt-out-repo.ts';
import { attachedOf, bodyOf } from '#server/kit/mail/messages-repo.ts';
import { logInAs, makeMembership, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeSite, type Site } from '#tests/support/factories/organisation.ts';
import { makeQueuePerson } from '#tests/support/factories/queue.ts';
import { testServer } from '#tests/support/server.ts';
import { sendDue } from './send-due.ts';

const server = await testServer();

/** A manager with a view of a report, shared with the site, and a colleague of economy. */
async function keeper(view: Partial<View> = {}) {
  const me = await logInAs(server.db, { roles: ['manager'] });
  const colleague = await logInAs(server.db, { site: me.site, roles: ['economy'] });
  const body = {
    resource: 'queue-waits',
    name: 'Waits & queues',
    shared: 'site' as const,
    query: { in: 'yesterday', by: 'queue' },
    columns: [],
    ...view,
  };
  const { id } = (await server.call(viewsCalls.add, { body }, me)).body.data;
  const params = { id };
  const sent = { rhythm: 'daily' as const, day: 1, time: '07:30', format: 'csv' as const };
  return {
    me,
    colleague,
    id,
    save: (readers: LoggedIn[], overrides: Partial<typeof sent> = {}, by = me) => {
      const readersOf = readers.map(({ user }) => user.id);
      const input = { ...sent, ...overrides, readers: readersOf };
      return server.call(reportMailsCalls.save, { params, body: input }, by);
    },
    stop: (by: LoggedIn, stopped = true) =>
      server.call(reportMailsCalls.stop, { params, body: { stopped } }, by),
    shown: async (by = me) =>
      (await server.call(reportMailsCalls.ofView, { params }, by)).body.data,
    mine: async (by: LoggedIn) =>
      (await server.call(reportMailsCalls.mine, {}, by)).body.data.map(
        ({ view: { name } }) => name,
      ),
    change: (overrides: Partial<View>) =>
      server.call(viewsCalls.save, { params, body: { ...body, ...overrides } }, me),
    /** What became of it, the newest first, by the days it was due. */
    outcomes: async () => {
      const { sendings } = (await server.call(reportMailsCalls.ofView, { params }, me)).body.data;
      return sendings.map(({ due_at, name, outcome }) => [due_at.slice(0, 10), name, outcome]);
    },
  };
}

const mailsTo = ({ user }: LoggedIn) =>
  server.db.transaction('system', (tx) =>
    tx
      .selectFrom('messages')
      .selectAll()
      .where('recipient', '=', user.email)
      .where('list', '=', 'reports')
      .orderBy('id')
      .execute(),
  );

const day = 86_400_000;
const nameOf = ({ user }: LoggedIn) => `${user.first_name} ${user.last_name}`;
const dueOf = async ({ shown }: Awaited<ReturnType<typeof keeper>>) =>
  new Date((await shown()).mail!.next_at);
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

test('a view is sent at its time to its readers, each in their own name, with its totals and the whole as a file', async () => {
  const mail = await keeper();
  const { me, colleague } = mail;
  const people = (await mail.shown()).people.map(({ id }) => id);
  expect(new Set(people)).toEqual(new Set([me.user.id, colleague.user.id]));
  expect((await mail.save([me, colleague])).status).toBe(200);
  const due = await dueOf(mail);
  await sendDue(server.app, new Date(due.getTime() - 1));
  expect(await mailsTo(me)).toEqual([]);
  await sendDue(server.app, due);
  const [letter, ...others] = await mailsTo(colleague);
  expect([letter?.subject, others]).toEqual([`Waits & queues – ${me.site.name}`, []]);
  const { html, file } = attachedOf(server.app.keys, letter!)!;
  expect(html).toContain('Waits &#38; queues');
  expect(html).toContain('Reception');
  expect(bodyOf(server.app.keys, letter!)).toContain('Visits: 0');
  const yesterday = dayOf(new Date(due.getTime() - day));
  expect(file!.name).toBe(`queue-waits-${yesterday}-${yesterday}.csv`);
  expect(Buffer.from(file!.base64, 'base64').toString()).toContain('Reception');
  expect(letter?.body).not.toContain('Waits');
  expect(await mailsTo(me)).toHaveLength(1);
  const outcomes = (await mail.outcomes()).map(([at, name, outcome]) => [name, [at, outcome]]);
  expect(Object.fromEntries(outcomes)).toEqual({
    [nameOf(me)]: [dayOf(due), 'sent'],
    [nameOf(colleague)]: [dayOf(due), 'sent'],
  });
});

test('nobody is sent it twice, whoever asks and however often', async () => {
  const mail = await keeper();
  await mail.save([mail.me]);
  const due = await dueOf(mail);
  await Promise.all([sendDue(server.app, due), sendDue(server.app, due)]);
  await sendDue(server.app, new Date(due.getTime() + 60_000));
  expect(await mailsTo(mail.me)).toHaveLength(1);
  expect(await dueOf(mail)).toEqual(new Date(due.getTime() + day));
});

test('what was due several times while nothing ran is sent once, as of the last time', async () => {
  const mail = await keeper();
  await mail.save([mail.me]);
  const due = await dueOf(mail);
  const last = new Date(due.getTime() + 3 * day);
  await sendDue(server.app, new Date(last.getTime() + 5 * 60_000));
  expect(await mailsTo(mail.me)).toHaveLength(1);
  expect(await mail.outcomes()).toEqual([[dayOf(last), nameOf(mail.me), 'sent']]);
  expect((await dueOf(mail)).getTime()).toBe(last.getTime() + day);
});

test('who may read the report or see the view no more, wants no reports, or stopped it, is not sent it', async () => {
  const mail = await keeper();
  const { me, colleague } = mail;
  await mail.save([me, colleague]);
  const due = await dueOf(mail);
  await server.db.transaction('system', (tx) =>
    tx
      .updateTable('memberships')
      .set({ roles: ['mechanic'] })
      .where('user_id', '=', colleague.user.id)
      .execute(),
  );
  await server.db.transaction('system', (tx) =>
    setWanted(tx, { email: me.user.email, list: 'reports' }, false),
  );
  await sendDue(server.app, due);
  expect([await mailsTo(me), await mailsTo(colleague)]).toEqual([[], []]);
  const outcomes = new Map((await mail.outcomes()).map(([, name, outcome]) => [name, outcome]));
  expect([outcomes.get(nameOf(me)), outcomes.get(nameOf(colleague))]).toEqual([
    'not_wanted',
    'no_right',
  ]);

  const other = await keeper();
  await other.save([other.me, other.colleague]);
  expect((await other.stop(other.colleague)).status).toBe(200);
  // Saved again by its maker, it stays stopped.
  await other.save([other.me, other.colleague], { time: '08:00' });
  await sendDue(server.app, await dueOf(other));
  expect([await mailsTo(other.me), await mailsTo(other.colleague)]).toMatchObject([[{}], []]);
  await other.stop(other.colleague, false);
  await other.change({ shared: 'private' });
  await sendDue(server.app, await dueOf(other));
  expect(await mailsTo(other.colleague)).toEqual([]);
  expect(await mailsTo(other.me)).toHaveLength(2);
});

test('only who made a view has it sent, only to who may read it, and a view of one’s own to nobody else', async () => {
  const mail = await keeper();
  const { me, colleague } = mail;
  const mechanic = await logInAs(server.db, { site: me.site, roles: ['mechanic'] });
  const stranger = await logInAs(server.db, { roles: ['manager'] });
  expect((await mail.save([me], {}, colleague)).status).toBe(404);
  expect((await mail.save([mechanic])).status).toBe(422);
  expect((await mail.save([stranger])).status).toBe(422);
  expect((await mail.save([colleague])).status).toBe(200);
  expect([await mail.mine(colleague), await mail.mine(me)]).toEqual([['Waits & queues'], []]);
  expect((await mail.stop(me)).status).toBe(404);
  expect((await mail.shown(colleague)).people).toEqual([]);
  await mail.change({ shared: 'private' });
  expect((await mail.save([colleague])).status).toBe(422);
  expect((await mail.save([me])).status).toBe(200);
  const input = { params: { id: mail.id } };
  for (const by of [colleague, mechanic, stranger]) {
    expect((await server.call(reportMailsCalls.ofView, input, by)).status).toBe(404);
    expect((await server.call(reportMailsCalls.remove, input, by)).status).toBe(404);
  }
  expect((await server.call(reportMailsCalls.remove, input, me)).status).toBe(200);
  expect((await mail.shown()).mail).toBeNull();
});

test('a view shared with a site is neither seen, sent nor changed at another site of the chain', async () => {
  const mail = await keeper();
  await mail.save([mail.me]);
  const sister = await makeSite(server.db, { chain_id: mail.me.site.chain_id });
  const there = await logInAs(server.db, { site: sister, roles: ['manager'] });
  const { body } = await server.call(
    viewsCalls.list,
    { query: { resource: 'queue-waits' } },
    there,
  );
  expect(body.data).toEqual([]);
  const input = { params: { id: mail.id } };
  expect((await server.call(reportMailsCalls.ofView, input, there)).status).toBe(404);
  expect(await mail.mine(there)).toEqual([]);
});

test('a view of a list is sent to nobody, and a forgotten one no more', async () => {
  const list = await keeper({ resource: 'customers' });
  expect((await list.save([list.me])).status).toBe(404);
  const mail = await keeper();
  await mail.save([mail.me]);
  const due = await dueOf(mail);
  await server.call(viewsCalls.remove, { params: { id: mail.id } }, mail.me);
  await sendDue(server.app, due);
  expect(await mailsTo(mail.me)).toEqual([]);
});

test('a view of all sites counts for each reader those where they may read the report', async () => {
  const mail = await keeper({ query: { in: 'yesterday', by: 'queue', sites: 'all' } });
  const { me, colleague } = mail;
  const other = await makeSite(server.db, { chain_id: me.site.chain_id });
  await makeMembership(server.db, { user: me.user, site: other, roles: ['manager'] });
  await mail.save([me, colleague]);
  const due = await dueOf(mail);
  const left_at = new Date(due.getTime() - day);
  for (const site of [me.site, other]) await visitOf(site, left_at);
  await sendDue(server.app, due);
  const [mine] = await mailsTo(me);
  const [theirs] = await mailsTo(colleague);
  expect(mine?.subject).toBe('Waits & queues – All my sites');
  expect(bodyOf(server.app.keys, mine!)).toContain('Visits: 2');
  expect(bodyOf(server.app.keys, theirs!)).toContain('Visits: 1');
  expect(attachedOf(server.app.keys, mine!)!.file!.name).toContain('queue-waits-all-sites-');
});

/** Somebody was called in at a site, and left. */
async function visitOf(site: Site, left_at: Date): Promise<void> {
  const { chain_id, id } = await makeQueuePerson(server.db, { site, arrived_at: left_at, left_at });
  await server.db.transaction('system', (tx) =>
    tx
      .updateTable('queue_entries')
      .set({ status: QueueStatus.Done, waited_seconds: 60, handled_seconds: 60 })
      .where('chain_id', '=', chain_id)
      .where('person_id', '=', id)
      .execute(),
  );
}
