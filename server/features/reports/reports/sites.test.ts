import { beforeAll, describe, expect, test } from 'vitest';
import type { Report, ReportAnswer, ReportRow } from '#contract/kit/report.ts';
import { queueWaits } from '#contract/reports/queue-waits.ts';
import { reports } from '#contract/reports.ts';
import { QueueStatus } from '#contract/workshop/queue.ts';
import type { Role } from '#contract/rights.ts';
import {
  logInAs,
  makeMembership,
  makeUser,
  type LoggedIn,
} from '#tests/support/factories/accounts.ts';
import { makeSite, type Site } from '#tests/support/factories/organisation.ts';
import { makeQueuePerson } from '#tests/support/factories/queue.ts';
import { createTenantData } from '#tests/support/tenant-data/create.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const day = { from: '2026-03-02', to: '2026-03-02', by: 'queue' } as const;

/** Somebody waited ten minutes at a site. */
async function visited(site: Site): Promise<void> {
  const arrived_at = new Date('2026-03-02T09:00:00+01:00');
  const left_at = new Date('2026-03-02T10:00:00+01:00');
  const { chain_id, id } = await makeQueuePerson(server.db, { site, arrived_at, left_at });
  await server.db.transaction('system', (tx) =>
    tx
      .updateTable('queue_entries')
      .set({ status: QueueStatus.Done, waited_seconds: 600, handled_seconds: 600 })
      .where('chain_id', '=', chain_id)
      .where('person_id', '=', id)
      .execute(),
  );
}

/** A manager at one site of a chain who is something else at a second and nothing at a third, with a visit at each. */
async function atThreeSites(second: Role[] = ['economy']) {
  const me = await logInAs(server.db, { roles: ['manager'] });
  const { chain_id } = me.site;
  const other = await makeSite(server.db, { chain_id, name: 'Lade' });
  const third = await makeSite(server.db, { chain_id });
  const stranger = await makeSite(server.db);
  await makeMembership(server.db, { user: me.user, site: other, roles: second });
  for (const site of [me.site, other, third, stranger]) await visited(site);
  return { me, other };
}

async function totalsOf(report: Report, query: object, by: LoggedIn) {
  const { status, body } = await server.call(report.calls.run, { query: { ...day, ...query } }, by);
  expect(status).toBe(200);
  return (body as unknown as { data: ReportAnswer }).data.totals;
}

test('a report counts all sites where one may read it when it is asked, and its own else', async () => {
  const { me } = await atThreeSites();
  expect((await totalsOf(queueWaits, {}, me))[0]).toBe(1);
  expect((await totalsOf(queueWaits, { sites: 'all' }, me))[0]).toBe(2);
  expect((await totalsOf(queueWaits, {}, me))[0]).toBe(1);
});

test('a site where one works without the right to the report is not counted', async () => {
  const { me } = await atThreeSites(['mechanic']);
  expect((await totalsOf(queueWaits, { sites: 'all' }, me))[0]).toBe(1);
});

test('the rows of a line say which site they are of, on the screen and in their file', async () => {
  const { me, other } = await atThreeSites();
  const query = { ...day, sites: 'all', line: 'expedite' } as const;
  const { body } = await server.call(queueWaits.calls.rows, { query }, me);
  const { data, meta } = body as unknown as { data: ReportRow[]; meta: { total_items: number } };
  expect(new Set(data.map(({ site }) => site?.name))).toEqual(new Set([me.site.name, 'Lade']));
  expect(new Set(data.map(({ site }) => site?.id))).toEqual(new Set([me.site.id, other.id]));
  expect(meta.total_items).toBe(2);
  const file = (await server.call(queueWaits.calls.exportRows, { query }, me)).body;
  const [head, ...rows] = (file as unknown as Buffer).toString().trim().split('\r\n');
  expect(head).toMatch(/Site;/);
  expect(new Set(rows.map((row) => row.split(';')[0]))).toEqual(new Set(['Lade', me.site.name]));
  const alone = await server.call(queueWaits.calls.rows, { query: day }, me);
  expect(JSON.stringify(alone.body)).not.toContain('"site"');
});

test('the file of a report has the totals of all sites, and says so by its name', async () => {
  const { me } = await atThreeSites();
  const query = { ...day, sites: 'all', format: 'csv' } as const;
  const { body, headers } = await server.call(queueWaits.calls.export, { query }, me);
  const lines = (body as unknown as Buffer).toString().trim().split('\r\n');
  expect(lines.at(-1)?.split(';')[1]).toBe('2');
  expect(headers['content-disposition']).toContain('queue-waits-all-sites-2026-03-02');
});

test('that a report read another site stands in the log of that site', async () => {
  const { me, other } = await atThreeSites();
  await totalsOf(queueWaits, { sites: 'all' }, me);
  const logged = await server.db.transaction('system', (tx) =>
    tx
      .selectFrom('audit_log')
      .select(['user_id', 'entity'])
      .where('site_id', '=', other.id)
      .where('action', '=', 'sites.read')
      .execute(),
  );
  expect(logged).toEqual([{ user_id: me.user.id, entity: 'queue-waits' }]);
});

describe('of two companies of a chain', () => {
  let at: LoggedIn[];
  beforeAll(async () => {
    const first = await makeSite(server.db);
    const second = await makeSite(server.db, { chain_id: first.chain_id });
    const user = await makeUser(server.db, { is_superuser: true });
    at = [];
    for (const [nth, site] of [first, second].entries()) {
      await createTenantData(server.db, site, `report${nth}`);
      at.push(await logInAs(server.db, { site, user }));
    }
  });

  const ofSites = reports.filter(({ of }) => of !== 'company');
  test.each(ofSites)('$name comes at both to what it comes to at each', async (report) => {
    const year = { from: '2025-11-01', to: '2027-06-30', by: Object.keys(report.groups)[0] };
    const own: ReportAnswer['totals'][] = [];
    for (const by of at) own.push(await totalsOf(report, year, by));
    const isSum = Object.values(report.columns).map(
      ({ kind }) => kind === 'count' || kind === 'sum',
    );
    const both = await totalsOf(report, { ...year, sites: 'all' }, at[0]!);
    // That several sites are read stands in the log that this one is of.
    if (report.name === 'audit-log') {
      expect(both[0]).toBeGreaterThan(own[0]![0]!);
      return;
    }
    expect(both.filter((_, nth) => isSum[nth])).toEqual(
      own[0]!
        .map((value, nth) => Number(value) + Number(own[1]![nth]))
        .filter((_, nth) => isSum[nth]),
    );
    const { status, sites } = await rowsOfAll(report, year);
    expect([status, sites]).toEqual([200, true]);
  });

  async function rowsOfAll(report: Report, query: object) {
    const asked = { query: { ...query, sites: 'all' } };
    const { status, body } = await server.call(report.calls.rows, asked, at[0]);
    const { data } = body as unknown as { data: ReportRow[] };
    return { status, sites: data.every(({ site }) => site !== undefined) };
  }
});
