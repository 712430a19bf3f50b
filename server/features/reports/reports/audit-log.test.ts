import { expect, test } from 'vitest';
import type { ReportAnswer, ReportRow } from '#contract/kit/report.ts';
import { auditLog } from '#contract/reports/audit-log.ts';
import { customers } from '#contract/customer/customers.ts';
import { dayOf, daysAfter } from '#contract/kit/time/zoned-time.ts';
import { now } from '#server/kit/clock.ts';
import { logInAs, makeUser } from '#tests/support/factories/accounts.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const today = dayOf(now().getTime(), 'Europe/Oslo');
const days = { from: daysAfter(today, -1), to: today } as const;

test('the audit log of a site says who did what and which fields changed, and nothing of what they held', async () => {
  const me = await logInAs(server.db, { roles: ['manager'] });
  const { id, version } = (await server.call(customers.calls.add, { body: { name: 'Kari' } }, me))
    .body.data;
  const change = { params: { id }, body: { version, name: 'Secret Name', phone: '90012345' } };
  await server.call(customers.calls.save, change, me);
  const superuser = await makeUser(server.db, { is_superuser: true });
  const by = await logInAs(server.db, { site: me.site, user: superuser });
  const query = { ...days, by: 'person' as const, line: String(me.user.id) };
  const { body } = await server.call(auditLog.calls.rows, { query }, by);
  const { data } = body as unknown as { data: ReportRow[] };
  const [saved, added] = data;
  expect(saved!.tells.slice(0, 5)).toEqual([
    'customers.save',
    `${me.user.first_name} ${me.user.last_name}`,
    'customers',
    String(id),
    'name, phone',
  ]);
  expect(added!.tells[0]).toBe('customers.add');
  expect(JSON.stringify(body)).not.toMatch(/Secret|90012345/);
  expect((await server.call(auditLog.calls.run, { query: days }, me)).status).toBe(403);
});

test('what was done at another site of the chain is not told', async () => {
  const superuser = await makeUser(server.db, { is_superuser: true });
  const one = await logInAs(server.db, { user: superuser });
  await server.call(customers.calls.add, { body: { name: 'Kari' } }, one);
  const elsewhere = await logInAs(server.db, { user: superuser });
  const query = { ...days, by: 'action' } as const;
  const { body } = await server.call(auditLog.calls.run, { query }, elsewhere);
  const { lines } = (body as unknown as { data: ReportAnswer }).data;
  expect(lines.map(({ key }) => key)).not.toContain('customers.add');
});
