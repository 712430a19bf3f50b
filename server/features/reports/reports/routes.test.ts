import { beforeAll, describe, expect, test } from 'vitest';
import {
  rowsOnPage,
  type Report,
  type ReportAnswer,
  type ReportRow,
} from '#contract/kit/report.ts';
import { queueWaits } from '#contract/reports/queue-waits.ts';
import { reports } from '#contract/reports.ts';
import { QueueStatus } from '#contract/workshop/queue.ts';
import { logInAs, makeUser, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeSite, type Site } from '#tests/support/factories/organisation.ts';
import { makeQueuePerson } from '#tests/support/factories/queue.ts';
import { createTenantData } from '#tests/support/tenant-data/create.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

async function run(report: Report, query: Record<string, string>, by: LoggedIn) {
  const { status, body } = await server.call(report.calls.run, { query }, by);
  const { data, error } = body as unknown as {
    data: ReportAnswer;
    error?: { code: string; fields?: object };
  };
  return { status, error, ...data };
}

let site: Site;
let me: LoggedIn;
beforeAll(async () => {
  site = await makeSite(server.db);
  me = await logInAs(server.db, { site, roles: ['manager'] });
});

/** Somebody who came at a time of 2 March 2026 in Oslo, waited so long for the reception (minutes), and left after it. */
async function visited(time: string, wait: number, day = '02'): Promise<void> {
  const arrived_at = new Date(`2026-03-${day}T${time}:00+01:00`);
  const { chain_id, id } = await makeQueuePerson(server.db, {
    site,
    arrived_at,
    left_at: new Date(arrived_at.getTime() + (wait + 30) * 60_000),
  });
  await server.db.transaction('system', (tx) =>
    tx
      .updateTable('queue_entries')
      .set({ status: QueueStatus.Done, waited_seconds: wait * 60, handled_seconds: 1_800 })
      .where('chain_id', '=', chain_id)
      .where('person_id', '=', id)
      .execute(),
  );
}

describe('waits in the queue', () => {
  beforeAll(async () => {
    await visited('08:05', 10);
    await visited('08:40', 20);
    await visited('09:10', 61);
    await visited('00:10', 5, '04');
  });
  const march = { from: '2026-03-02', to: '2026-03-04' };

  test('are told by day, also of a day on which nobody came, with the totals of all', async () => {
    const { lines, totals } = await run(queueWaits, march, me);
    expect(lines.map(({ key, values }) => [key, ...values])).toEqual([
      ['2026-03-02', 3, 7_500, 30, 61, 30],
      ['2026-03-03', 0, null, null, null, null],
      ['2026-03-04', 1, 2_500, 5, 5, 30],
    ]);
    // The mean of all visits, not that of the days.
    expect(totals).toEqual([4, 10_000, 24, 61, 30]);
  });

  test('are put together by the hours of the site’s own clock', async () => {
    const { lines } = await run(queueWaits, { ...march, by: 'hour' }, me);
    expect(lines.map(({ key, values }) => [key, values[0]])).toEqual([
      ['00', 1],
      ['08', 2],
      ['09', 1],
    ]);
  });

  test('of a queue that nobody stood in are none', async () => {
    const { totals } = await run(queueWaits, { ...march, queue: 'garage' }, me);
    expect(totals[0]).toBe(0);
  });

  test('are a file with the same numbers', async () => {
    const query = { ...march, by: 'hour', format: 'csv' } as const;
    const { body } = await server.call(queueWaits.calls.export, { query }, me);
    const rows = (body as unknown as Buffer).toString().trim().split('\r\n');
    expect(rows).toHaveLength(5);
    expect(rows.at(-1)?.split(';').slice(1)).toEqual(['4', '100.00', '24', '61', '30']);
  });

  test('are opened row by row, the newest first and fifty on a page', async () => {
    const query = { ...march, by: 'day', line: '2026-03-02' } as const;
    const { body } = await server.call(queueWaits.calls.rows, { query }, me);
    const { data } = body as unknown as RowsAnswer;
    expect(data.map(({ at, values }) => [at, values[2]])).toEqual([
      ['2026-03-02T08:10:00.000Z', 61],
      ['2026-03-02T07:40:00.000Z', 20],
      ['2026-03-02T07:05:00.000Z', 10],
    ]);
    const second = { query: { ...query, page: 2 } };
    const after = (await server.call(queueWaits.calls.rows, second, me)).body;
    expect(after).toMatchObject({
      data: [],
      meta: { current_page: 2, per_page: rowsOnPage, total_items: 3, more: false },
    });
    const file = { query: { ...query, format: 'csv' as const } };
    const { body: csv } = await server.call(queueWaits.calls.exportRows, file, me);
    const lines = (csv as unknown as Buffer).toString().trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/^2026-03-02 09:10;/);
  });

  test('of another site are not told', async () => {
    const other = await logInAs(server.db, { roles: ['economy'] });
    expect((await run(queueWaits, march, other)).totals[0]).toBe(0);
  });
});

test('a period that ends before it begins, or is longer than three years, is refused at its field', async () => {
  for (const [from, to] of [
    ['2026-03-04', '2026-03-02'],
    ['2020-01-01', '2026-01-01'],
  ] as const) {
    const { status, error } = await run(queueWaits, { from, to }, me);
    expect([status, error?.code, Object.keys(error?.fields ?? {})]).toEqual([
      422,
      'common.wrong_input',
      ['to'],
    ]);
  }
});

test('a mechanic has no reports', async () => {
  const by = await logInAs(server.db, { roles: ['mechanic'] });
  const period = { from: '2026-03-02', to: '2026-03-02' };
  expect((await run(queueWaits, period, by)).status).toBe(403);
});

interface RowsAnswer {
  data: ReportRow[];
  meta: { total_items: number };
}

const isSum = ({ columns }: Report, at: number): boolean =>
  ['count', 'sum'].includes(Object.values(columns)[at]!.kind);

describe.each(reports)('the report $name', (report) => {
  const year = { from: '2025-11-01', to: '2027-06-30' };
  let by: LoggedIn;
  beforeAll(async () => {
    const planted = await makeSite(server.db);
    await createTenantData(server.db, planted, 'report');
    // Not every report is for a role.
    const user = await makeUser(server.db, { is_superuser: true });
    by = await logInAs(server.db, { site: planted, user });
  });

  test('has by each of its groups the same totals, and lines that add up to them', async () => {
    const { totals } = await run(report, year, by);
    for (const group of Object.keys(report.groups)) {
      const answer = await run(report, { ...year, by: group }, by);
      expect([group, answer.status, answer.totals]).toEqual([group, 200, totals]);
      const sums = totals.map((_, at) =>
        answer.lines.reduce((sum, { values }) => sum + (values[at] ?? 0), 0),
      );
      expect(sums.filter((_, at) => isSum(report, at))).toEqual(
        totals.filter((_, at) => isSum(report, at)),
      );
    }
  });

  test('opens, of each line by each group, rows that add up to it', async () => {
    for (const [group, { kind: groupKind }] of Object.entries(report.groups)) {
      const { lines, totals } = await run(report, { ...year, by: group }, by);
      const opened = [
        { line: {}, values: totals },
        ...lines
          .filter(({ values }) => groupKind === 'named' || values.some((value) => value))
          .map(({ key, values }) => ({
            line: key === null ? { none: '1' } : { line: key },
            values,
          })),
      ];
      for (const { line, values } of opened) {
        const query = { ...year, by: group, ...line };
        const { status, body } = await server.call(report.calls.rows, { query }, by);
        const { data, meta } = body as unknown as RowsAnswer;
        expect([group, line, status, meta.total_items]).toEqual([group, line, 200, data.length]);
        const sums = values.map((_, at) =>
          data.reduce((sum, row) => sum + (row.values[at] ?? 0), 0),
        );
        expect([group, line, sums.filter((_, at) => isSum(report, at))]).toEqual([
          group,
          line,
          values.filter((_, at) => isSum(report, at)),
        ]);
        expect(data.every(({ tells }) => tells.length === report.rows.columns.length)).toBe(true);
      }
    }
  });

  test('is narrowed by each of its filters to no more than there is', async () => {
    const { totals } = await run(report, year, by);
    const of = async (filter: Record<string, string>) =>
      (await run(report, { ...year, ...filter }, by)).totals[0] ?? 0;
    for (const [name, values] of Object.entries(report.filters ?? {})) {
      let sum = 0;
      for (const value of values) sum += await of({ [name]: value });
      expect(sum).toBe(totals[0]);
    }
  });
});
